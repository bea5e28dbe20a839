import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { repository, until } from "#tests/support/panna-process.ts";
import { makeCertificate } from "./make-certificate.ts";

/** The name in `deploy/nginx.conf`; the instances have it in PUBLIC_URL. */
export const SITE = "https://panna.example";

export interface RunningNginx {
  /** Panna's address, whose certificate this process trusts. */
  readonly url: string;
  /** Where the example redirects from. */
  readonly plainUrl: string;
  readonly process: ChildProcess;
}

/** What only the operator knows, and what one machine needs to act as several. */
export interface Behind {
  /** For nginx's files and the certificate. */
  readonly folder: string;
  /** The ports of the instances. */
  readonly instances: readonly number[];
  /** nginx's address, as if it were another machine. */
  readonly from?: string;
  /** Believes the addresses that requests claim: a load that stands for many clients comes from one. */
  readonly believesClients?: boolean;
}

/** Says which nginx it is, or how to install it. */
export function hasNginx(): boolean {
  const { error, stderr } = spawnSync("nginx", ["-v"], { encoding: "utf8" });
  if (error === undefined) console.log(stderr.trim());
  else console.error("nginx is missing: on Debian, apt-get install nginx");
  return error === undefined;
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
 * Runs nginx with `deploy/nginx.conf` until its process ends. Names, addresses and the certificate are the operator's to
 * change, and are changed here; `nginx -t` has to accept the rest as it is.
 */
export async function startNginx(behind: Behind): Promise<RunningNginx> {
  const { folder } = behind;
  const [plain, secure] = [await freePort(), await freePort()];
  const { authority, server } = makeCertificate(folder, "panna", "DNS:panna.example, IP:127.0.0.1");
  setDefaultCACertificates([...getCACertificates(), readFileSync(`${authority}.crt`, "utf8")]);
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
      ${exampleFor(behind, { plain, secure, certificate: server })}
    }`,
  );
  const tried = spawnSync("nginx", ["-t", "-c", file, "-p", folder], { encoding: "utf8" });
  if (tried.status !== 0) throw new Error(tried.stderr);
  const nginx = spawn("nginx", ["-c", file, "-p", folder], { stdio: ["ignore", "inherit", "inherit"] });
  const url = `https://127.0.0.1:${secure}`;
  await until(async () => ((await statusOf(`${url}/api/health/ready`)) === 200 ? true : null));
  return { url, plainUrl: `http://127.0.0.1:${plain}`, process: nginx };
}

interface Own {
  readonly plain: number;
  readonly secure: number;
  readonly certificate: string;
}

function exampleFor({ instances, from, believesClients }: Behind, own: Own): string {
  const upstream = /^ {2}server 127\.0\.0\.1:3000(.*)\n {2}server 127\.0\.0\.1:3001\1\n/mu;
  const changes: (readonly [RegExp, string])[] = [
    [upstream, instances.map((port) => `  server 127.0.0.1:${port}$1\n`).join("")],
    // Other processes may have the ports of the machine's IPv6 addresses.
    [/ *listen \[::\]:.*\n/gu, ""],
    [/listen 80;/gu, `listen 127.0.0.1:${own.plain};`],
    [/listen 443 ssl;/gu, `listen 127.0.0.1:${own.secure} ssl;`],
    [/ssl_certificate .*;/gu, `ssl_certificate ${own.certificate}.crt;`],
    [/ssl_certificate_key .*;/gu, `ssl_certificate_key ${own.certificate}.key;`],
  ];
  if (from !== undefined) changes.push([/proxy_pass .*;/gu, `$& proxy_bind ${from};`]);
  if (believesClients === true)
    changes.push([/(?<=X-Forwarded-For )\$remote_addr/gu, "$$http_x_forwarded_for"]);
  return changes.reduce(
    (text, [what, into]) => {
      if (text.search(what) === -1) throw new Error(`deploy/nginx.conf has no ${what.source}`);
      return text.replace(what, into);
    },
    readFileSync(join(repository, "deploy/nginx.conf"), "utf8"),
  );
}

/** @returns the status of a GET; 0: no answer */
export async function statusOf(url: string): Promise<number> {
  const answer = await fetch(url).catch(() => null);
  await answer?.arrayBuffer();
  return answer?.status ?? 0;
}
