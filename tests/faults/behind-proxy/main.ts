import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { makeDataFolder } from "#tests/support/data-folder.ts";
import { haveWeb, repository, startPanna, until } from "#tests/support/panna-process.ts";
import { freePort, startNginx } from "#tests/faults/nginx.ts";
import { startCaddy } from "./caddy.ts";
import { tell } from "./tell.ts";

/**
 * Panna behind the examples in `deploy`. nginx connects from an address of its own, as from another machine; Caddy from
 * this machine's. `npm run proof -- behind-nginx behind-caddy`.
 */
const PROXY = "127.0.0.9";

/** The example unchanged, except for what only the operator knows: names, ports and the certificate. */
function example(port: number, pannaPort: number): string {
  const text = readFileSync(join(repository, "deploy/nginx.conf"), "utf8");
  const redirect = /server \{\n {2}listen 80;.*?\n\}\n/su;
  return text
    .replace(redirect, "")
    .replace("listen 443 ssl;", `listen 127.0.0.1:${port};`)
    .replace(/ {2}ssl_certificate.*\n/gu, "")
    .replace("server 127.0.0.1:3000;", `server 127.0.0.1:${pannaPort};`)
    .replace("  server 127.0.0.1:3001;\n", "")
    .replaceAll("proxy_pass http://panna;", `proxy_pass http://panna; proxy_bind ${PROXY};`);
}

interface Running {
  readonly url: string;
  readonly process: { kill(signal: NodeJS.Signals): boolean };
}

const proxies: Readonly<
  Record<string, (folder: string, port: number, pannaPort: number) => Promise<Running>>
> = {
  nginx: (folder, port, pannaPort) => startNginx(folder, port, example(port, pannaPort)),
  caddy: startCaddy,
};

async function prove(name: string): Promise<boolean> {
  const start = proxies[name];
  if (start === undefined) throw new Error(`there is no example for ${name}`);
  await haveWeb();
  const folder = makeDataFolder(`behind-${name}`);
  const ports = { panna: await freePort(), proxy: await freePort() };
  const panna = startPanna({
    DATA_DIR: folder,
    PORT: String(ports.panna),
    PUBLIC_URL: "https://panna.example",
    TRUST_PROXY: name === "nginx" ? PROXY : "loopback",
  });
  let proxy: Running | null = null;
  try {
    await panna.url();
    proxy = await start(folder, ports.proxy, ports.panna);
    return (await tell(proxy.url)).length === 0;
  } finally {
    proxy?.process.kill("SIGTERM");
    await panna.end("SIGTERM");
    await until(() => (panna.hasEnded() ? true : null));
    rmSync(folder, { recursive: true, force: true });
  }
}

process.exitCode = (await prove(process.argv[2] ?? "nginx")) ? 0 : 1;
