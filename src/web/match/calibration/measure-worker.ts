import { measureAll } from "./measurement.ts";

addEventListener("message", ({ data: firstSeed }: MessageEvent<number>) => {
  measureAll(firstSeed, (line) => postMessage(line));
});
