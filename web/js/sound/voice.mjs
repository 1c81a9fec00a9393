// The device's own voice calls "UNO!" and reads cards. Voices that would send the words over the network are not used.

const CALLS = {
  en: { tag: "en-US", text: "Uno!" },
  ja: { tag: "ja-JP", text: "ウノ!" },
  th: { tag: "th-TH", text: "อูโน่!" },
};
const BETTER = /natural|neural|premium|enhanced|siri/i;
const WORSE = /compact|espeak|eloquence/i;

const speech = () => globalThis.speechSynthesis;

const tagOf = (voice) => voice.lang.replace("_", "-").toLowerCase();

const rank = (voice, tag) =>
  (tagOf(voice) === tag.toLowerCase() ? 2 : 0) +
  (BETTER.test(voice.name) ? 4 : 0) -
  (WORSE.test(voice.name) ? 4 : 0) +
  (voice.default ? 1 : 0);

// The best voice of the device for a language, or undefined.
export const bestVoice = (voices, language) => {
  const call = CALLS[language];
  if (!call) return undefined;
  const speaks = (voice) => voice.localService && tagOf(voice).split("-")[0] === language;
  return voices.filter(speaks).sort((a, b) => rank(b, call.tag) - rank(a, call.tag))[0];
};

const find = (language) => bestVoice(speech()?.getVoices() ?? [], language);

export const canSpeak = (language) => Boolean(find(language));

// Browsers fill their list of voices when they are first asked.
export const askForVoices = () => void speech()?.getVoices();

// Whether the text – "UNO!" when none is given – is being spoken.
export const speak = (language, volume, text) => {
  const voice = find(language);
  if (!voice) return false;
  const utterance = new SpeechSynthesisUtterance(text ?? CALLS[language].text);
  const tone = text ? { rate: 0.95, pitch: 1 } : { rate: 1.05, pitch: 1.15 };
  Object.assign(utterance, { voice, lang: voice.lang, volume, ...tone });
  speech().cancel();
  speech().speak(utterance);
  return true;
};

export const hush = () => speech()?.cancel();
