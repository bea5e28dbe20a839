import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { statusOf } from "#tests/faults/nginx.ts";
import { repository, until } from "#tests/support/panna-process.ts";

/** Runs Caddy with `deploy/Caddyfile` on a port without a certificate, its files in a folder. */
export async function startCaddy(
  folder: string,
  port: number,
  pannaPort: number,
): Promise<{ url: string; process: ChildProcess }> {
  const caddy = spawn(
    "caddy",
    ["run", "--config", join(repository, "deploy/Caddyfile"), "--adapter", "caddyfile"],
    {
      stdio: ["ignore", "ignore", "ignore"],
      env: {
        PATH: process.env["PATH"] ?? "",
        HOME: folder,
        XDG_DATA_HOME: folder,
        XDG_CONFIG_HOME: folder,
        PANNA_SITE: `:${port}`,
        PANNA_INSTANCES: `127.0.0.1:${pannaPort}`,
      },
    },
  );
  const url = `http://127.0.0.1:${port}`;
  await until(async () => ((await statusOf(`${url}/api/health/ready`)) === 200 ? true : null));
  return { url, process: caddy };
}
