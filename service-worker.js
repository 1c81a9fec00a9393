/* Offline play and updates. One complete cache for each build, switched as a whole.
   The build fills in its name and the list of its files: [place, SHA-256, …]. */
"use strict";

const BUILD = "{{build}}";
const FILES = JSON.parse('{{files}}');

const base = new URL(".", location.href);
const family = `uno-ultimate:${base.pathname}:`;
const cacheName = family + BUILD;
const page = base.href;
const known = new Map(FILES.map(([place, sum]) => [new URL(place, base).href, sum]));

const hex = (buffer) => Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, "0")).join("");

const fits = async (response, sum) => {
  if (!response?.ok || response.redirected) return false;
  const body = await response.clone().arrayBuffer();
  return hex(await crypto.subtle.digest("SHA-256", body)) === sum;
};

const stored = async (url) => {
  for (const name of await caches.keys()) {
    if (!name.startsWith(family) || name === cacheName) continue;
    const response = await (await caches.open(name)).match(url);
    if (response) return response;
  }
  return undefined;
};

/* What the page has just loaded is still in the browser's own cache: taken from there when it is
   exactly right, and only then asked for again. */
const fetched = async (url, sum) => {
  for (const cache of ["force-cache", "reload"]) {
    const response = await fetch(url, { cache });
    if (await fits(response, sum)) return response;
  }
  throw new Error(`${url} is not the file of build ${BUILD}`);
};

const store = async (cache, url, sum) => {
  if (await fits(await cache.match(url), sum)) return;
  const old = await stored(url);
  const response = (await fits(old, sum)) ? old : await fetched(url, sum);
  await cache.put(url, response);
};

const install = async () => {
  const cache = await caches.open(cacheName);
  await Promise.all([...known].map(([url, sum]) => store(cache, url, sum)));
};

const activate = async () => {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(family) && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
  await clients.claim();
};

const answer = async (request, url) => {
  const cache = await caches.open(cacheName);
  return (await cache.match(url)) ?? fetch(request);
};

const wanted = (request) => {
  if (request.method !== "GET") return undefined;
  const url = new URL(request.url);
  if (url.origin !== base.origin) return undefined;
  url.hash = url.search = "";
  if (url.href === `${page}index.html`) return page;
  return known.has(url.href) ? url.href : undefined;
};

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(activate()));
addEventListener("message", (event) => {
  if (event.data === "switch") skipWaiting();
});
addEventListener("fetch", (event) => {
  const url = wanted(event.request);
  if (url) event.respondWith(answer(event.request, url));
});
