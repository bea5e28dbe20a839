/** Sends one photo for many users at once, in a separate process so it doesn't slow down the measuring one. */
import { readFileSync } from "node:fs";
import { cookieFor } from "./database.ts";
import { sendPhoto } from "./send-photo.ts";

const [url = "", file = "", first = "0", count = "1"] = process.argv.slice(2);
const photo = readFileSync(file);
const answers = await Promise.all(
  Array.from({ length: Number(count) }, (_, at) => {
    const number = Number(first) + at;
    return sendPhoto(url, { number, cookie: cookieFor(`token-${number + 1}`) }, photo);
  }),
);
const failed = answers.filter(({ status }) => status !== 200);
for (const { status, body } of failed) console.error(`an upload returned ${status}: ${body}`);
process.exitCode = failed.length === 0 ? 0 : 1;
