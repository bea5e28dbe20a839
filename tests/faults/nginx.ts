import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { until } from "#tests/support/panna-process.ts";

export interface RunningNginx {
  readonly url: string;
  readonly process: ChildProcess;
}

/** Logs it where nginx isn't installed. */
export function hasNginx(): boolean {
  const isThere = spawnSync("nginx", ["-v"]).error === undefined;
  if (!isThere) console.error("nginx is missing: on Debian, apt-get install nginx");
  return isThere;
}

/** @returns a port of 127.0.0.1 on which nothing listens */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/**
 * Runs nginx, with its files in a folder, until its process ends.
 *
 * @param sites the `upstream` and `server` blocks, which listen on the port
 */
export async function startNginx(folder: string, port: number, sites: string): Promise<RunningNginx> {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const file = join(folder, "nginx.conf");
  writeFileSync(
    file,
    `${process.getuid?.() === 0 ? "user root;" : ""}
    daemon off;
    pid ${join(folder, "nginx.pid")};
    error_log ${join(folder, "error.log")};
    events {}
    http {
      access_log off;
      ${temporary.join(" ")}
      ${sites}
    }`,
  );
  const nginx = spawn("nginx", ["-c", file, "-p", folder], { stdio: ["ignore", "inherit", "inherit"] });
  const url = `http://127.0.0.1:${port}`;
  await until(async () => ((await statusOf(`${url}/api/health/ready`)) === 200 ? true : null));
  return { url, process: nginx };
}

/** @returns the status of a GET; 0: no answer */
export async function statusOf(url: string): Promise<number> {
  const answer = await fetch(url).catch(() => null);
  await answer?.arrayBuffer();
  return answer?.status ?? 0;
}
