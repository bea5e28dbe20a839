import { setTimeout as delay } from "node:timers/promises";
import { insertCardOwner } from "#bench/support/card-owner.ts";
import { openBenchDatabase } from "#bench/support/database.ts";
import { megabytesOfAll } from "#bench/support/measure.ts";
import { servePanna } from "#bench/support/process.ts";
import { aSlowReader, RawConnection } from "#tests/support/raw-connection.ts";

/**
 * Attacks its own Panna with slow clients, and measures the service other users get. Run by `npm run proof --
 * slow-clients`; it takes about a minute, and exits with 1 if any user was turned away.
 */
const READERS = 270;
const SENDERS = 24;
const DRIPS = 300;
/** Their list doesn't fit into what the kernel buffers unread. */
const CARDS = 4000;
const BYTES_A_SECOND = 25_000;
const SECONDS = 12;
/** The pause between two readers, so the test shows the effect of not reading rather than of the requests' work. */
const READER_MS = 100;

interface Target {
  readonly url: string;
  readonly port: number;
  readonly cookie: string;
}

interface Attack {
  readonly what: string;
  readonly begin: (target: Target) => Promise<readonly RawConnection[]> | readonly RawConnection[];
  /** Each connection sends this every second. */
  readonly everySecond: string;
}

/** Client addresses, as a local proxy would report them: an attacker has only a few. */
const addressOf = (at: number): string => `203.0.113.${at % 5}`;

const attacks: readonly Attack[] = [
  {
    what: `${READERS} readers of ${CARDS} cards who read nothing`,
    everySecond: "",
    async begin({ port, cookie }) {
      const readers: RawConnection[] = [];
      for (let at = 0; at < READERS; at += 1) {
        readers.push(await aSlowReader(port, "/api/cards", { cookie, "x-forwarded-for": addressOf(at) }));
        await delay(READER_MS);
      }
      return readers;
    },
  },
  {
    what: `${SENDERS} senders of photos at ${BYTES_A_SECOND / 1000} kB/s`,
    everySecond: "x".repeat(BYTES_A_SECOND),
    begin: ({ port, cookie }) =>
      Array.from({ length: SENDERS }, (_, at) => {
        const sender = new RawConnection(port);
        const headers = { cookie, "x-forwarded-for": addressOf(at), "content-length": "9000000" };
        sender.ask("POST /api/cards", { ...headers, "content-type": "multipart/form-data; boundary=x" });
        sender.send('--x\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n');
        return sender;
      }),
  },
  {
    what: `${DRIPS} requests sent at a byte per second`,
    everySecond: " ",
    begin: ({ port, cookie }) =>
      Array.from({ length: DRIPS }, (_, at) => {
        const drip = new RawConnection(port);
        const headers = { cookie, "x-forwarded-for": addressOf(at), "content-length": "1000" };
        drip.ask("POST /api/teams", { ...headers, "content-type": "application/json" });
        return drip;
      }),
  },
];

function sendAll(connections: readonly RawConnection[], text: string): void {
  for (const one of connections) if (!one.isClosed && text !== "") one.send(text);
}

/** Attacks for some seconds. @returns how many responses to other users were wrong */
async function attack({ what, begin, everySecond }: Attack, target: Target, pid: number): Promise<number> {
  const connections = await begin(target);
  const statuses = new Map<number, number>();
  let slowest = 0;
  const until = performance.now() + SECONDS * 1000;
  let nextSecond = 0;
  while (performance.now() < until) {
    if (performance.now() > nextSecond) {
      sendAll(connections, everySecond);
      nextSecond = performance.now() + 1000;
    }
    for (const path of ["/api/auth/user", "/api/health/ready", "/api/sign-in-methods"]) {
      const askedAt = performance.now();
      const answer = await fetch(target.url + path, { headers: { cookie: target.cookie } });
      await answer.arrayBuffer();
      slowest = Math.max(slowest, performance.now() - askedAt);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    }
    await delay(20);
  }
  const cut = connections.filter(({ isClosed }) => isClosed).length;
  for (const connection of connections) await connection.close();
  const told = [...statuses].map(([status, count]) => `${count} x ${status}`).join(", ");
  console.log(`${what}: others got ${told}, the slowest after ${slowest.toFixed(0)} ms; ${cut} were cut off`);
  console.log(
    `  ${megabytesOfAll(pid, "VmRSS").toFixed(0)} MB, at most ${megabytesOfAll(pid, "VmHWM").toFixed(0)} MB`,
  );
  return [...statuses].reduce((sum, [status, count]) => (status === 200 ? sum : sum + count), 0);
}

const database = await openBenchDatabase();
try {
  const { cookie } = await insertCardOwner(database.pool, CARDS);
  const server = await servePanna(database.env);
  const target = { url: server.url, port: Number(new URL(server.url).port), cookie };
  let turnedAway = 0;
  for (const one of attacks) turnedAway += await attack(one, target, server.pid);
  await server.stop();
  process.exitCode = turnedAway === 0 ? 0 : 1;
} finally {
  await database.close();
}
