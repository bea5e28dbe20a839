import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { makeLogger } from "./log.ts";
import { terminalLog } from "./terminal-log.ts";

test("a person at a terminal reads one line a message, with its facts behind it", async () => {
  const terminal = new PassThrough();
  const log = makeLogger("info", terminalLog(terminal));
  log.info({ fixtures: 380, changed: 2 }, "football followed");
  log.warn(
    { req: { method: "GET", url: "/api/cards?a=b", ip: "127.0.0.1" }, res: { statusCode: 503 } },
    "busy",
  );
  terminal.end();
  const lines = (await text(terminal)).trimEnd().split("\n");
  expect(lines.map((line) => line.replace(/^\[\d\d:\d\d:\d\d\]/, "[time]"))).toEqual([
    '[time] INFO: football followed {"fixtures":380,"changed":2}',
    "[time] WARN: busy GET /api/cards 503",
  ]);
});
