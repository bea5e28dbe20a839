import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** A Panna of which a new version can be deployed while pages are open. */
export interface DeployedPanna {
  readonly url: string;
  /** From now on the service worker is another one. */
  readonly deploy: () => void;
}

/** Forwards everything to a running Panna: browsers compare a service worker's script beyond the reach of a route. */
export async function useDeployedPanna(
  panna: string,
  use: (deployed: DeployedPanna) => Promise<void>,
): Promise<void> {
  let addition = "";
  const proxy = createServer((asked, answer) => {
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
    });
  } finally {
    proxy.closeAllConnections();
    proxy.close();
  }
}
