import { rmSync } from "node:fs";
import { tellFigures } from "#scripts/tell-figures.ts";
import { makeDataFolder } from "#tests/support/data-folder.ts";
import { haveWeb, startPanna, until } from "#tests/support/panna-process.ts";
import { freePort, hasNginx, SITE, startNginx } from "#tests/faults/nginx.ts";
import { startCaddy } from "./caddy.ts";
import { redirects, tell } from "./tell.ts";

/**
 * Panna behind the examples in `deploy`. nginx connects from an address of its own, as from another machine, and serves
 * over TLS; Caddy connects from this machine's, and serves without. `npm run proof -- behind-nginx behind-caddy`.
 */
const PROXY = "127.0.0.9";

interface Running {
  readonly url: string;
  /** An address that should only redirect. */
  readonly plainUrl?: string;
  readonly process: { kill(signal: NodeJS.Signals): boolean };
}

const proxies: Readonly<Record<string, (folder: string, pannaPort: number) => Promise<Running>>> = {
  nginx: (folder, pannaPort) => startNginx({ folder, instances: [pannaPort], from: PROXY }),
  caddy: async (folder, pannaPort) => startCaddy(folder, await freePort(), pannaPort),
};

async function prove(name: string): Promise<boolean> {
  const start = proxies[name];
  if (start === undefined) throw new Error(`there is no example for ${name}`);
  if (name === "nginx" && !hasNginx()) return false;
  await haveWeb();
  const folder = makeDataFolder(`behind-${name}`);
  const port = await freePort();
  const panna = startPanna({
    DATA_DIR: folder,
    PORT: String(port),
    PUBLIC_URL: SITE,
    TRUST_PROXY: name === "nginx" ? PROXY : "loopback",
  });
  let proxy: Running | null = null;
  try {
    await panna.url();
    proxy = await start(folder, port);
    const wrong = [...(await tell(proxy.url))];
    if (proxy.plainUrl !== undefined && !(await redirects(proxy.plainUrl))) wrong.push("the redirect");
    tellFigures(`behind ${name}: ${wrong.length === 0 ? "all as promised" : `wrong: ${wrong.join(", ")}`}`);
    return wrong.length === 0;
  } finally {
    proxy?.process.kill("SIGTERM");
    await panna.end("SIGTERM");
    await until(() => (panna.hasEnded() ? true : null));
    rmSync(folder, { recursive: true, force: true });
  }
}

process.exitCode = (await prove(process.argv[2] ?? "nginx")) ? 0 : 1;
