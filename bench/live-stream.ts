import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { drizzle } from "drizzle-orm/node-postgres";
import type { LiveEvent } from "#contract/football/live.ts";
import { publishLive } from "#server/platform/live/publish-live.ts";
import { cookieFor, insertUsersWithSessions, openBenchDatabase } from "#bench/support/database.ts";
import { type Figure, interleave, median } from "#bench/support/measure.ts";
import { OWN_COOKIE, STREAMS_OF_USER } from "#bench/support/open-streams.ts";
import { readStreams } from "#bench/support/read-streams.ts";
import { serveBroadcast, serveWithoutJobs } from "#bench/support/process.ts";

const STREAMS = 10_000;
const PAIRS = 10;
const STALLED = 20;
/** Enough to fill the kernel and process buffers of a page that doesn't read. */
const EVENTS_UNTIL_STALLED = 400;
/** This many at once don't make the server drop a page that reads. */
const AT_ONCE = 20;
const GOAL_TIME = 2;
const GOAL_MEMORY = 4;

/** A score, identified by its id: about 700 bytes, like a real match's. */
function aScore(id: number): LiveEvent {
  const side = {
    name: "Wolverhampton Wanderers",
    logo: null,
    code: "WOL",
    colours: { primary: "#fdb913", secondary: "#231f20" },
  };
  const scorer = {
    minute: 23,
    player: "Somebody With A Name",
    playerId: 1,
    team: side.name,
    kind: "goal" as const,
  };
  return {
    kind: "score",
    data: {
      fixture: { id, date: "2026-11-21T15:00:00.000Z", status: { short: "2H", elapsed: 67 } },
      teams: { home: side, away: side },
      goals: { home: 2, away: 1 },
      leagueName: "Premier League",
      goalScorers: [scorer, scorer, scorer],
    },
  };
}

function residentMegabytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kilobytes) / 1024;
}

/**
 * P10: a score to 10,000 open pages, from the transaction that writes it to the last page's receipt, compared with a
 * bare TCP broadcast of the same bytes; the memory of both; and the same with pages that don't read.
 */
export async function measureLiveStream(): Promise<Figure[]> {
  const database = await openBenchDatabase();
  await insertUsersWithSessions(database.pool, (STREAMS + STALLED) / STREAMS_OF_USER);
  const panna = await serveWithoutJobs(database.env);
  const bare = await serveBroadcast();
  const db = drizzle(database.pool);
  const publish = (events: readonly LiveEvent[]) => db.transaction((tx) => publishLive(tx, events, 0));
  const request = `GET /api/live HTTP/1.1\r\nhost: localhost\r\ncookie: ${OWN_COOKIE}\r\n\r\n`;
  const pages = await readStreams(portOf(panna.url), STREAMS, { request, first: "id: 0\n" });
  const sockets = await readStreams(portOf(bare.url), STREAMS, { request: "x", first: "" });
  const control = connect(portOf(bare.url), "127.0.0.1");
  let id = 0;

  const tellPages = (): Promise<number> => {
    id += 1;
    return pages.timeUntilAllHave(`"fixture":{"id":${id},`, () => publish([aScore(id)]));
  };
  const tellSockets = (): Promise<number> => {
    id += 1;
    const { kind, data } = aScore(id);
    return sockets.timeUntilAllHave(`"fixture":{"id":${id},`, async () => {
      control.write(`!id: ${id}\nevent: ${kind}\ndata: ${JSON.stringify(data)}\n\n`);
    });
  };

  const { first, second } = await interleave(PAIRS, tellPages, tellSockets);
  const opened = [residentMegabytes(panna.pid), residentMegabytes(bare.pid)] as const;
  await Promise.all([panna.collect(), bare.collect()]);
  const memory = [residentMegabytes(panna.pid), residentMegabytes(bare.pid)] as const;
  const stalled = await stallSome(portOf(panna.url), request);
  for (let at = 0; at < EVENTS_UNTIL_STALLED; at += AT_ONCE) {
    const events = Array.from({ length: AT_ONCE }, (_, offset) => aScore(1_000_000 + at + offset));
    const last = 1_000_000 + at + AT_ONCE - 1;
    await pages.timeUntilAllHave(`"fixture":{"id":${last},`, () => publish(events));
  }
  const beside = await interleave(PAIRS, tellPages, tellSockets);
  for (const close of stalled) close();
  pages.close();
  sockets.close();
  control.destroy();
  await Promise.all([panna.stop(), bare.stop()]);
  await database.close();

  const time = median(first.map((one, pair) => one / (second[pair] ?? Number.NaN)));
  const slow = median(beside.first) / median(first);
  const megabytes = memory[0] / memory[1];
  return [
    {
      id: "P10",
      what: `a score to the last of ${STREAMS} open pages vs a TCP broadcast`,
      measured: `${time.toFixed(2)} (${median(first).toFixed(0)} ms vs ${median(second).toFixed(0)} ms)`,
      goal: `≤ ${GOAL_TIME}`,
      isMet: time <= GOAL_TIME,
    },
    {
      id: "P10",
      what: "memory that the process holds for them vs the broadcaster's",
      measured: `${megabytes.toFixed(2)} (${megabytesOf(memory)}; before the garbage of opening them is collected ${megabytesOf(opened)})`,
      goal: `≤ ${GOAL_MEMORY}`,
      isMet: megabytes <= GOAL_MEMORY,
    },
    {
      id: "P10",
      what: `the same score with ${STALLED} pages that don't read`,
      measured: `${slow.toFixed(2)} of the time without them`,
      goal: "no delay",
      isMet: null,
    },
  ];
}

/** Pages that request the stream and never read it. */
async function stallSome(port: number, request: string): Promise<(() => void)[]> {
  const sockets = Array.from({ length: STALLED }, () => connect(port, "127.0.0.1"));
  for (const [at, socket] of sockets.entries()) {
    socket.pause();
    const user = Math.floor((STREAMS + at) / STREAMS_OF_USER) + 1;
    socket.write(request.replace(OWN_COOKIE, cookieFor(`token-${user}`)));
  }
  return sockets.map((socket) => () => void socket.destroy());
}

function megabytesOf([own, bare]: readonly [number, number]): string {
  return `${own.toFixed(0)} MB vs ${bare.toFixed(0)} MB`;
}

function portOf(url: string): number {
  return Number(new URL(url).port);
}
