// What Python calls: `uno.modules` resolves to these.

export * as files from "./files.mjs";
export * as install from "./install.mjs";
export * as motion from "./motion.mjs";
export * as patch from "./patch.mjs";
export * as photo from "./photo.mjs";
export * as sound from "./sound/sound.mjs";
export * as store from "./store.mjs";
export * as tabs from "./tabs.mjs";
export * as wake from "./wake.mjs";
