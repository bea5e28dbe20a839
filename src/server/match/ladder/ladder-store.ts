import { sql } from "drizzle-orm";
import { LADDER_PAGE, type LadderRow } from "#contract/match/ladder.ts";
import { publicName } from "#game/account/display-name.ts";
import { namesOfU } from "#server/account/name-columns.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { type LadderCursor, writeLadderCursor } from "./ladder-cursor.ts";
import { loadRankOf } from "./ladder-place.ts";
import { ALL_TIME } from "./move-on-ladders.ts";

type Row = {
  id: string;
  username: string | null;
  points: number;
  periodPoints: number;
  wins: number;
  draws: number;
  losses: number;
  rankedMatches: number;
};

/** The columns of a ladder's row: the standing of the period `s`, and of the manager `u` altogether. */
const columns = sql`
  u.id, ${namesOfU}, u.points,
  s.points as "periodPoints", s.wins, s.draws, s.losses,
  (select total.wins + total.draws + total.losses from ladder_standing total
    where total.period = ${ALL_TIME} and total.user_id = u.id) as "rankedMatches"`;

/**
 * A page of a ladder, best first, without managers who have no username yet; their ranks stay theirs. Served by
 * ladder_standing_order_idx: no page costs more than the first.
 */
export async function loadLadderPage(
  db: Queryable,
  period: string,
  after: LadderCursor | null,
): Promise<{ rows: LadderRow[]; nextCursor: string | null }> {
  const further =
    after === null
      ? sql`true`
      : sql`s.points <= ${after.points} and (s.points < ${after.points} or s.user_id > ${after.id})`;
  const { rows } = await db.execute<Row>(sql`
    select ${columns} from ladder_standing s join "user" u on u.id = s.user_id
     where s.period = ${period} and ${further}
     order by s.points desc, s.user_id
     limit ${LADDER_PAGE + 1}`);
  const cursors: LadderCursor[] = [];
  for (const { id, periodPoints } of rows.slice(0, LADDER_PAGE)) {
    const last = cursors.at(-1) ?? after;
    const count = (last?.rows ?? 0) + 1;
    const position = last?.points === periodPoints ? last.position : count;
    cursors.push({ points: periodPoints, id, position, rows: count });
  }
  const last = cursors.at(-1);
  return {
    rows: cursors.flatMap(({ position }, index) => {
      const row = rows[index];
      return row === undefined || row.username === null ? [] : [toLadderRow(row, position)];
    }),
    nextCursor: rows.length > LADDER_PAGE && last !== undefined ? writeLadderCursor(last) : null,
  };
}

/** One manager's row of a ladder, at any position; null without a ranked match in the period. */
export async function loadLadderRow(
  db: Queryable,
  period: string,
  userId: string,
): Promise<LadderRow | null> {
  const { rows } = await db.execute<Row>(sql`
    select ${columns} from ladder_standing s join "user" u on u.id = s.user_id
     where s.period = ${period} and s.user_id = ${userId}`);
  const found = rows[0];
  return found === undefined ? null : toLadderRow(found, await loadRankOf(db, period, found.periodPoints));
}

function toLadderRow({ username, ...row }: Row, position: number): LadderRow {
  return {
    ...row,
    position,
    username: publicName({ username }),
    matches: row.wins + row.draws + row.losses,
  };
}
