/**
 * The floor of an upload: encodes the same pictures from the same photo, and nothing else. Prints CPU seconds for
 * each.
 */
import { readFileSync } from "node:fs";
import { encodePhoto } from "#server/card/photo/encode-photo.ts";

const [file = "", times = "1"] = process.argv.slice(2);
const photo = readFileSync(file);
await encodePhoto(photo, "jpeg");
const before = process.cpuUsage();
for (let turn = 0; turn < Number(times); turn += 1) await encodePhoto(photo, "jpeg");
const { user, system } = process.cpuUsage(before);
console.log((user + system) / 1e6 / Number(times));
