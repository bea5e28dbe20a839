import { desc, eq, sql } from "drizzle-orm";
import type { Queryable } from "#server/platform/db/database.ts";
import type { PicturedCard } from "#server/card/locks.ts";
import { loadCardScores } from "./own-scores.ts";
import { tournament, tournamentEntry } from "./table.ts";

/** A tournament that a card played in, with the points that it won there. */
export interface CardEntry {
  readonly id: number;
  readonly name: string;
  readonly teamName: string;
  readonly endDate: string;
  readonly points: number;
}

/** The tournaments that a user entered one card in, the latest first. Served by tournament_entry_user_id_idx. */
export async function loadCardEntries(db: Queryable, userId: string, cardId: number): Promise<CardEntry[]> {
  const rows = await db
    .select({ entry: tournamentEntry, tournament })
    .from(tournamentEntry)
    .innerJoin(tournament, eq(tournament.id, tournamentEntry.tournamentId))
    .where(
      sql`${tournamentEntry.userId} = ${userId}
        and ${tournamentEntry.picks} @> ${JSON.stringify([{ cardId }])}::jsonb`,
    )
    .orderBy(desc(tournament.startsAt));
  const entries: CardEntry[] = [];
  for (const { entry, tournament: entered } of rows) {
    const { id, name, endsAt } = entered;
    const picks = entry.picks.filter((pick) => pick.cardId === cardId);
    const scores = await loadCardScores(db, picks, entry.enteredAt, entered);
    const points = scores.reduce((total, score) => total + score.points, 0);
    entries.push({ id, name, teamName: entry.teamName, endDate: endsAt.toISOString(), points });
  }
  return entries;
}

/** Shows a card's new picture in the entries with a copy of the card. Served by tournament_entry_user_id_idx. */
export async function pictureEntries(
  tx: Queryable,
  { userId, cardId, imageUrl }: PicturedCard,
): Promise<void> {
  await tx.execute(sql`
    update tournament_entry
       set picks = (select jsonb_agg(case when pick->'cardId' = to_jsonb(${cardId}::integer)
                                          then jsonb_set(pick, '{imageUrl}', to_jsonb(${imageUrl}::text))
                                          else pick end order by place)
                      from jsonb_array_elements(picks) with ordinality as one(pick, place))
     where user_id = ${userId} and picks @> ${JSON.stringify([{ cardId }])}::jsonb`);
}
