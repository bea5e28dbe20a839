/**
 * The floor of an upload: makes the same pictures from the same photo, and nothing else. Prints CPU seconds for each, as
 * JSON: of the photo's sizes, and of the face, which is found, straightened and encoded.
 */
import { readFileSync } from "node:fs";
import { makeFace } from "#server/card/photo/prepare-photo.ts";
import { encodePhoto } from "#server/card/photo/encode-photo.ts";

const [file = "", times = "1"] = process.argv.slice(2);
const bytes = readFileSync(file);
const spent = { photo: 0, face: 0 };

async function timed<Value>(part: keyof typeof spent, work: () => Promise<Value>): Promise<Value> {
  const before = process.cpuUsage();
  const value = await work();
  const { user, system } = process.cpuUsage(before);
  spent[part] += (user + system) / 1e6 / Number(times);
  return value;
}

async function encode(): Promise<void> {
  const encoded = await timed("photo", () => encodePhoto(bytes, "jpeg"));
  if (!encoded.ok) throw new Error(encoded.refusal.code);
  await timed("face", () => makeFace(encoded.value.pixels, null));
}

await encode();
Object.assign(spent, { photo: 0, face: 0 });
for (let turn = 0; turn < Number(times); turn += 1) await encode();
console.log(JSON.stringify(spent));
