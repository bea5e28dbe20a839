import { openStreams } from "./open-streams.ts";

/** A process that holds many streams open and reports when each has received a text. Controlled by its parent. */
const [port = "", count = "", request = "", first = ""] = process.argv.slice(2);
const streams = await openStreams(Number(port), Number(count), { request, first });

async function waitFor(text: string): Promise<void> {
  const done = streams.allHave(text);
  process.send?.("waiting");
  await done;
  process.send?.(performance.timeOrigin + performance.now());
}

process.on("message", (text: string) => void waitFor(text));
process.on("disconnect", () => process.exit());
process.send?.("open");
