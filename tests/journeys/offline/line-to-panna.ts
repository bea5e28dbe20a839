import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** A line to a Panna: it can be cut, and a new version can be deployed, while pages are open. */
export interface LineToPanna {
  readonly url: string;
  /** From now on the service worker is another one. */
  readonly deploy: () => void;
  /** Cut, nothing reaches Panna; mended, everything does again. */
  readonly setCut: (isCut: boolean) => void;
  /** Calls whose path begins so get 503, as from a proxy before a Panna that restarts; null: none. */
  readonly setFailing: (start: string | null) => void;
  /** Calls of this path get no answer, while the line is good; null: none. */
  readonly setSilent: (path: string | null) => void;
}

/**
 * Forwards everything to a running Panna, since no browser's emulation does all of it: service workers are compared beyond
 * the reach of a route, and what a closing page sends gets through an emulated tunnel.
 */
export async function useLineToPanna(
  panna: string,
  use: (line: LineToPanna) => Promise<void>,
): Promise<void> {
  let [addition, isCut] = ["", false];
  let failing: string | null = null;
  let silent: string | null = null;
  const proxy = createServer((asked, answer) => {
    if (isCut || asked.url === silent) {
      asked.destroy();
      return;
    }
    if (failing !== null && asked.url?.startsWith(failing) === true) {
      answer.writeHead(503).end();
      return;
    }
    const isWorker = asked.url === "/worker.js";
    // Without their headers the worker's script comes whole and as text, to add to it.
    const options = {
      method: asked.method,
      headers: isWorker ? { host: asked.headers.host } : asked.headers,
    };
    const forwarded = request(new URL(asked.url ?? "/", panna), options, (given) => {
      const { "content-length": _length, ...rest } = given.headers;
      answer.writeHead(given.statusCode ?? 502, isWorker ? rest : given.headers);
      given.pipe(answer, { end: false });
      given.on("end", () => answer.end(isWorker ? addition : ""));
    });
    forwarded.on("error", () => answer.destroy());
    answer.on("close", () => forwarded.destroy());
    asked.pipe(forwarded);
  });
  await new Promise<void>((listening) => proxy.listen(0, "127.0.0.1", listening));
  const { port } = proxy.address() as AddressInfo;
  try {
    await use({
      url: `http://localhost:${port}`,
      deploy: () => (addition = "\n// The next version.\n"),
      setCut(next) {
        isCut = next;
        if (isCut) proxy.closeAllConnections();
      },
      setFailing: (start) => (failing = start),
      setSilent: (path) => (silent = path),
    });
  } finally {
    proxy.closeAllConnections();
    proxy.close();
  }
}
