import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import type { ScoreOf } from "#game/fantasy/card-points.ts";
import { scoreRound } from "#game/fantasy/score-round.ts";
import type { RoundState } from "#game/fantasy/round-state.ts";
import { toSquad } from "../squad-columns.ts";

interface SquadRow {
  user_id: string;
  card_ids: number[];
  pick_codes: number[];
  captain_id: number;
  vice_captain_id: number;
  chip_card_ids: number[];
  cost: number;
}

interface RoundToScore {
  readonly roundId: number;
  readonly state: Exclude<RoundState, "upcoming">;
  readonly scoreOf: ScoreOf;
}

/** Squads fetched at a time: some megabytes. */
const FETCH = 10_000;

/** Counts every squad of a round and writes the totals in place of those of before, in the transaction of the client. */
export async function scoreSquads(
  client: pg.PoolClient,
  round: RoundToScore,
): Promise<{ squads: number; average: number | null }> {
  const lines: string[] = [];
  let sum = 0;
  let squads = 0;
  for await (const rows of readSquads(client, round.roundId)) {
    let chunk = "";
    for (const row of rows) {
      const total = scoreOne(row, round);
      sum += total;
      chunk += `${round.roundId}\t${row.user_id}\t${total}\n`;
    }
    squads += rows.length;
    lines.push(chunk);
  }
  await client.query("delete from fantasy_score where round_id = $1", [round.roundId]);
  const into = client.query(copyFrom("copy fantasy_score (round_id, user_id, total) from stdin"));
  await pipeline(Readable.from(lines), into);
  return { squads, average: squads === 0 ? null : Math.round(sum / squads) };
}

function scoreOne(row: SquadRow, { state, scoreOf }: RoundToScore): number {
  const squad = toSquad({
    cardIds: row.card_ids,
    pickCodes: row.pick_codes,
    captainId: row.captain_id,
    viceCaptainId: row.vice_captain_id,
    chipCardIds: row.chip_card_ids,
  });
  return scoreRound({ squad, state, cost: row.cost, scoreOf }).total;
}

async function* readSquads(client: pg.PoolClient, roundId: number): AsyncGenerator<readonly SquadRow[]> {
  await client.query(`declare squads no scroll cursor for
    select user_id, card_ids, pick_codes, captain_id, vice_captain_id, chip_card_ids, cost
      from fantasy_locked_squad where round_id = ${roundId}`);
  for (;;) {
    const { rows } = await client.query<SquadRow>(`fetch ${FETCH} from squads`);
    if (rows.length === 0) break;
    yield rows;
  }
  await client.query("close squads");
}
