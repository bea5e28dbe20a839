import { Agent, request } from "node:http";
import type pg from "pg";
import { slotsOf } from "#game/team/formation.ts";
import { type CardOwner, insertCardOwner } from "#bench/support/card-owner.ts";
import { openBenchDatabase } from "#bench/support/database.ts";
import { type Figure, interleave, median } from "#bench/support/measure.ts";
import { servePanna } from "#bench/support/process.ts";

const CARDS = 10_000;
const PAIRS = 10;
const SAVES = 60;
const GOAL = 2;
const FORMATION = "2-1-1";

/**
 * From a drop to saved, on the server: the HTTP request with a session, its checks, transaction and response, compared
 * with the transaction alone in SQL on an open connection. One at a time, as one manager drops cards.
 */
export async function measureTeamSave(): Promise<Figure[]> {
  const database = await openBenchDatabase();
  const server = await servePanna(database.env);
  try {
    const owner = await insertCardOwner(database.pool, CARDS);
    const client = await database.pool.connect();
    const save = saver(server.url, owner);
    const bare = bareSaver(client, owner);
    await timeOf(save);
    await timeOf(bare);
    const { first, second } = await interleave(
      PAIRS,
      () => timeOf(save),
      () => timeOf(bare),
    );
    client.release();
    const ratio = median(first.map((ours, pair) => ours / (second[pair] ?? Number.NaN)));
    return [
      {
        id: "T1",
        what: `saving a drop, with ${CARDS} cards, vs the bare transaction in SQL`,
        measured: `${ratio.toFixed(2)} (${median(first).toFixed(2)} ms vs ${median(second).toFixed(2)} ms)`,
        goal: `≤ ${GOAL}`,
        isMet: ratio <= GOAL,
      },
    ];
  } finally {
    await server.stop();
    await database.close();
  }
}

/** The mean time of a save, in milliseconds. */
async function timeOf(save: (turn: number) => Promise<void>): Promise<number> {
  const start = performance.now();
  for (let turn = 0; turn < SAVES; turn += 1) await save(turn);
  return (performance.now() - start) / SAVES;
}

interface Slot {
  readonly position: string;
  readonly positionIndex: number;
  readonly cardId: number;
}

/** Five cards from anywhere in the collection, different ones each turn. */
function slotsAt(turn: number, { cardIds }: CardOwner): Slot[] {
  return slotsOf(FORMATION).map(({ label: position }, positionIndex) => ({
    position,
    positionIndex,
    cardId: cardIds[(turn * 97 + positionIndex * 1999) % cardIds.length] ?? 0,
  }));
}

function saver(url: string, owner: CardOwner) {
  const ask = keptOpen(`${url}/api/teams/${owner.teamIds[0]}/positions`, owner.cookie);
  let version = 1;
  return async (turn: number): Promise<void> => {
    const answer = await ask(
      `?version=${version}&formation=${FORMATION}`,
      JSON.stringify(slotsAt(turn, owner)),
    );
    ({ version } = JSON.parse(answer) as { version: number });
  };
}

/** A keep-alive connection like a browser's, with the cheapest possible client. */
function keptOpen(url: string, cookie: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return (query: string, body: string): Promise<string> =>
    new Promise((settle, fail) => {
      const headers = {
        cookie,
        "content-type": "application/json",
        "content-length": Buffer.byteLength(body),
      };
      const sent = request(`${url}${query}`, { method: "PUT", agent, headers }, (answer) => {
        const parts: Buffer[] = [];
        answer.on("data", (part: Buffer) => parts.push(part));
        answer.on("end", () => {
          const text = Buffer.concat(parts).toString();
          if (answer.statusCode === 200) settle(text);
          else fail(new Error(`a save failed: ${answer.statusCode} ${text}`));
        });
      });
      sent.on("error", fail);
      sent.end(body);
    });
}

/** The minimum: lock the team, look up the cards, replace the slots, increment the version. */
function bareSaver(client: pg.PoolClient, owner: CardOwner) {
  const teamId = owner.teamIds[1];
  return async (turn: number): Promise<void> => {
    const slots = slotsAt(turn, owner);
    const cardIds = slots.map(({ cardId }) => cardId);
    await client.query("begin");
    await client.query(
      held("select version, formation from team where id = $1 and user_id = $2 for update", [
        teamId,
        owner.userId,
      ]),
    );
    await client.query(
      held("select id, status, player_id from card where id = any($1) and user_id = $2 for share", [
        cardIds,
        owner.userId,
      ]),
    );
    await client.query(held("delete from team_slot where team_id = $1", [teamId]));
    await client.query(
      held(
        `insert into team_slot (team_id, position, position_index, card_id)
         select $1, * from unnest($2::text[], $3::int[], $4::int[])`,
        [
          teamId,
          slots.map(({ position }) => position),
          slots.map(({ positionIndex }) => positionIndex),
          cardIds,
        ],
      ),
    );
    await client.query(
      held("update team set version = version + 1, updated_at = now() where id = $1", [teamId]),
    );
    await client.query("commit");
  };
}

/** A prepared statement on the connection: its text is its name. */
function held(text: string, values: unknown[]) {
  return { name: text.slice(0, 60), text, values };
}
