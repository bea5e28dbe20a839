import { openBenchDatabase } from "#bench/support/database.ts";
import { type Entered, enterMany, type EnterOrder } from "#bench/support/enter-order.ts";
import { insertEntrants } from "#bench/support/entrants.ts";
import { type Figure, median } from "#bench/support/measure.ts";
import { serveWithoutJobs } from "#bench/support/process.ts";

const USERS = 120_000;
/** Of these, the users who don't try before the storm is over. */
const USERS_AFTER = 1000;
const CONNECTIONS = 64;
const STORM_CONNECTIONS = 1024;
const PEAK_SECONDS = 8;
const STORM_SECONDS = 30;
const TIMES_CAPACITY = 10;
/** A few per second, one after the other, before and after. */
const CALM = { rate: 20, connections: 4, seconds: 4 };
const RECOVERY_MS = 2000;
const GOALS = { goodput: 0.9, latency: 1.2 };

/**
 * P5: everyone enters in the last half minute before a deadline. Arrivals at ten times the server's capacity, whether
 * or not earlier ones have their response; only the machine itself is loaded.
 */
export async function measureStorm(): Promise<Figure[]> {
  const database = await openBenchDatabase();
  try {
    await insertEntrants(database.pool, USERS);
    const server = await serveWithoutJobs(database.env);
    const port = Number(new URL(server.url).port);
    const told: number[] = [];
    let left = { from: 1, users: USERS - USERS_AFTER };
    const enter = async (order: Omit<EnterOrder, "port" | "from" | "users">): Promise<Entered> => {
      const entered = await enterMany({ port, ...left, ...order });
      told.push(...entered.done);
      const from = Math.max(...entered.done) + 1;
      left = { from, users: USERS - USERS_AFTER - from };
      return entered;
    };
    await enter({ rate: 0, connections: CONNECTIONS, seconds: 2 });
    const peak = await enter({ rate: 0, connections: CONNECTIONS, seconds: PEAK_SECONDS });
    const before = await enter(CALM);
    const rate = Math.round(TIMES_CAPACITY * peak.perSecond);
    const storm = await enter({ rate, connections: STORM_CONNECTIONS, seconds: STORM_SECONDS });
    await new Promise((settle) => setTimeout(settle, RECOVERY_MS));
    left = { from: USERS - USERS_AFTER + 1, users: USERS_AFTER };
    const after = await enter(CALM);
    await server.stop();
    const { rows } = await database.pool.query<{ user_id: string }>("select user_id from tournament_entry");
    const kept = new Set(rows.map(({ user_id: id }) => id));
    const lost = told.filter((user) => !kept.has(`user-${user}`)).length;
    return figuresOf({ peak, storm, before, after, rate, lost });
  } finally {
    await database.close();
  }
}

interface Storm {
  readonly peak: Entered;
  readonly storm: Entered;
  readonly before: Entered;
  readonly after: Entered;
  readonly rate: number;
  readonly lost: number;
}

function figuresOf({ peak, storm, before, after, rate, lost }: Storm): Figure[] {
  const goodput = storm.perSecond / peak.perSecond;
  const latency = median(after.times) / median(before.times);
  const wrong = Object.values(storm.others).reduce((sum, count) => sum + count, storm.unanswered);
  const arrived = `${storm.sent} of ${storm.arrivals} arrivals got through, ${rate}/s`;
  return [
    {
      id: "P5",
      what: `entries per second in a storm of ${TIMES_CAPACITY} times capacity, vs the peak without it`,
      measured: `${goodput.toFixed(2)} (${storm.perSecond.toFixed(0)}/s vs ${peak.perSecond.toFixed(0)}/s; ${arrived})`,
      goal: `≥ ${GOALS.goodput}`,
      isMet: goodput >= GOALS.goodput,
    },
    {
      id: "P5",
      what: "responses other than success or 503 with Retry-After, and confirmed entries lost",
      measured: `${wrong} of ${storm.sent} ${JSON.stringify(storm.others)}, ${lost} lost (${storm.busy} turned away)`,
      goal: "0 and 0",
      isMet: wrong === 0 && lost === 0,
    },
    {
      id: "P5",
      what: `the time of an entry ${RECOVERY_MS / 1000} s after the storm, vs before it`,
      measured: `${latency.toFixed(2)} (${median(after.times).toFixed(1)} ms vs ${median(before.times).toFixed(1)} ms)`,
      goal: `≤ ${GOALS.latency}`,
      isMet: latency <= GOALS.latency,
    },
  ];
}
