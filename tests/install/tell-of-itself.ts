/**
 * Preloaded into a Panna through NODE_OPTIONS. On SIGUSR2 it collects garbage and prints its memory in megabytes and
 * the packages it has loaded. A request with the header `x-keep` leaks that many bytes.
 */
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import { registerHooks } from "node:module";
import { setTimeout as delay } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

export interface Told {
  readonly megabytes: number;
  readonly packages: readonly string[];
}

/** V8 returns pages some time after a collection. */
const PAUSE_MS = 150;
const COLLECTIONS = 4;

const packages = new Set<string>();
const kept: Buffer[] = [];

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(found.url) ?? [];
    if (name !== undefined) packages.add(name);
    return found;
  },
});

subscribe("http.server.request.start", (message) => {
  const { headers } = (message as { request: IncomingMessage }).request;
  const bytes = Number(headers["x-keep"] ?? 0);
  if (bytes > 0) kept.push(Buffer.alloc(bytes, 1));
});

async function tell(): Promise<void> {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  let megabytes = Infinity;
  for (let turn = 0; turn < COLLECTIONS; turn += 1) {
    collect();
    await delay(PAUSE_MS);
    megabytes = Math.min(megabytes, process.memoryUsage.rss() / 1e6);
  }
  const told: Told = { megabytes, packages: [...packages] };
  process.stdout.write(`told ${JSON.stringify(told)}\n`);
}

process.on("SIGUSR2", () => void tell());
