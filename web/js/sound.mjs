// What Python calls; the parts that make the sounds are loaded when they are needed.

export * from "./sound/sound.mjs";
