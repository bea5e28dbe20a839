import { appendFileSync, chmodSync, chownSync, copyFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { locateCluster } from "#server/platform/db/cluster-location.ts";
import { databaseUser } from "#server/platform/db/database-user.ts";
import { startEmbeddedPostgres } from "#server/platform/db/embedded-postgres.ts";
import { makeDataFolder } from "#tests/support/data-folder.ts";
import { haveWeb, startPanna } from "#tests/support/panna-process.ts";
import { makeCertificate } from "./make-certificate.ts";
import { statusOf } from "./nginx.ts";

/**
 * Panna on a PostgreSQL that takes only encrypted connections, whose certificate comes from a private authority: it
 * serves where it can check the certificate, and otherwise the start ends with the reason.
 * `npm run proof -- database-tls`.
 */
const ADDRESS = "127.0.0.77";
const PORT = 5432;
const PASSWORD = "correct horse battery";

/** Has an embedded server listen at an address too, there for encrypted connections with a password alone. */
async function serveEncrypted(dataDir: string, certificate: string) {
  const plain = await startEmbeddedPostgres(dataDir);
  await ask(plain.connection, `create role panna login password '${PASSWORD}'`);
  await ask(plain.connection, "create database panna owner panna encoding 'UTF8' template template0");
  await plain.stop();
  const user = databaseUser(process.getuid?.(), dataDir);
  const { data } = await locateCluster(dataDir, user);
  for (const ending of ["crt", "key"]) {
    const file = join(data, `server.${ending}`);
    copyFileSync(`${certificate}.${ending}`, file);
    chmodSync(file, 0o600);
    if (user !== null) chownSync(file, user.uid, user.gid);
  }
  appendFileSync(join(data, "postgresql.auto.conf"), `listen_addresses = '${ADDRESS}'\nssl = on\n`);
  writeFileSync(
    join(data, "pg_hba.conf"),
    `local all all trust\nhostssl all panna 127.0.0.0/8 scram-sha-256\n`,
  );
  return startEmbeddedPostgres(dataDir);
}

async function ask(connection: pg.ClientConfig, query: string): Promise<unknown[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query(query)).rows;
  } finally {
    await client.end();
  }
}

/** @returns what a start with this DATABASE_URL printed, the status of its readiness (0: it ended), and what `look` saw */
async function startWith(parameters: string, dataDir: string, look?: () => Promise<unknown[]>) {
  const url = `postgres://panna:${encodeURIComponent(PASSWORD)}@${ADDRESS}:${PORT}/panna?${parameters}`;
  const panna = startPanna({ DATABASE_URL: url, DATA_DIR: dataDir });
  try {
    const status = await panna.url().then(
      (address) => statusOf(`${address}/api/health/ready`),
      () => 0,
    );
    return { status, output: panna.output(), seen: (await look?.()) ?? [] };
  } finally {
    await panna.end("SIGTERM");
  }
}

async function prove(): Promise<boolean> {
  await haveWeb();
  const folder = makeDataFolder("database-tls");
  chmodSync(folder, 0o755);
  const own = makeCertificate(folder, "own", `IP:${ADDRESS}`);
  const foreign = makeCertificate(folder, "foreign", `IP:${ADDRESS}`);
  const server = await serveEncrypted(join(folder, "server"), own.server);
  const told: boolean[] = [];
  const claim = (isTrue: boolean, what: string): void => {
    console.log(`${isTrue ? "yes" : "NO "}  ${what}`);
    told.push(isTrue);
  };
  const plainOnes = () =>
    ask(
      server.connection,
      `select from pg_stat_ssl join pg_stat_activity using (pid) where usename = 'panna' and not ssl`,
    );
  const root = (one: { readonly authority: string }) =>
    `sslmode=verify-full&sslrootcert=${encodeURIComponent(`${one.authority}.crt`)}`;
  try {
    const served = await startWith(root(own), join(folder, "a"), plainOnes);
    claim(served.status === 200, "a start that knows the authority serves");
    claim(served.seen.length === 0, "and all its connections are encrypted");
    const unknown = await startWith(root(foreign), join(folder, "b"));
    claim(unknown.status === 0, "a start that knows another authority ends");
    claim(/certificate[^]*sslrootcert=FILE/u.test(unknown.output), "and says which certificate it needs");
    const bare = await startWith("sslmode=disable", join(folder, "c"));
    claim(bare.status === 0, "a start without encryption ends");
    claim(/no encryption[^]*sslmode=verify-full/u.test(bare.output), "and says what to add");
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return told.every(Boolean);
}

process.exitCode = (await prove()) ? 0 : 1;
