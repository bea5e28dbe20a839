import { rm } from "node:fs/promises";
import pg from "pg";
import { attachEmbeddedPostgres } from "#server/platform/db/embedded-lifetime.ts";
import { makeDataFolder } from "#tests/support/data-folder.ts";
import { startPanna, until } from "#tests/support/panna-process.ts";
import { INSTALLED } from "./installed-folder.ts";
import { JOURNEY_START } from "./journey.ts";

/** The simulated football has this many leagues; each gets its fantasy league when everything has loaded. */
const LEAGUES = 3;

/** Makes one installation for the whole run; every journey's Panna starts from a copy. */
export default async function install(): Promise<() => Promise<void>> {
  const dataDir = makeDataFolder("installed");
  const panna = startPanna({ DATA_DIR: dataDir, PANNA_CLOCK: JOURNEY_START, PANNA_CLOCK_SPEED: "0" });
  await panna.url();
  await waitForFootball(dataDir);
  await panna.end("SIGTERM");
  process.env[INSTALLED] = dataDir;
  return () => rm(dataDir, { recursive: true, force: true });
}

async function waitForFootball(dataDir: string): Promise<void> {
  const attached = await attachEmbeddedPostgres(dataDir);
  const client = new pg.Client(attached.connection);
  await client.connect();
  await until(async () => {
    const { rows } = await client.query("select from fantasy_league");
    return rows.length === LEAGUES ? true : null;
  });
  await client.end();
  await attached.release();
}
