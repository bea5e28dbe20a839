import { and, eq, inArray } from "drizzle-orm";
import { club, player } from "#server/football/table.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import type { Gameweek } from "./load-gameweek.ts";
import { scoutOffer, scoutSigning } from "./table.ts";

export type OfferRow = typeof scoutOffer.$inferSelect;

/** A user's offers in a gameweek, by look. */
export async function loadOffers(
  db: Queryable,
  userId: string,
  { leagueId, season, round }: Gameweek,
): Promise<OfferRow[]> {
  return db
    .select()
    .from(scoutOffer)
    .where(
      and(
        eq(scoutOffer.userId, userId),
        eq(scoutOffer.leagueId, leagueId),
        eq(scoutOffer.season, season),
        eq(scoutOffer.round, round),
      ),
    )
    .orderBy(scoutOffer.look);
}

/** A user's offer; null: it belongs to somebody else or doesn't exist. */
export async function loadOffer(db: Queryable, userId: string, id: number): Promise<OfferRow | null> {
  const [row] = await db
    .select()
    .from(scoutOffer)
    .where(and(eq(scoutOffer.id, id), eq(scoutOffer.userId, userId)));
  return row ?? null;
}

/** The players a user has signed in a gameweek, by look. */
export async function loadSignings(
  db: Queryable,
  userId: string,
  { season, round }: Pick<Gameweek, "season" | "round">,
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ look: scoutSigning.look, playerId: scoutSigning.playerId })
    .from(scoutSigning)
    .where(
      and(eq(scoutSigning.userId, userId), eq(scoutSigning.season, season), eq(scoutSigning.round, round)),
    );
  return new Map(rows.map(({ look, playerId }) => [look, playerId]));
}

/** Whether a month's look has been used, in whatever gameweek and league; an offer without a month has none. */
export async function isMonthUsed(
  db: Queryable,
  userId: string,
  tournamentId: number | null,
): Promise<boolean> {
  if (tournamentId === null) return false;
  const used = await db
    .select({ number: scoutSigning.number })
    .from(scoutSigning)
    .where(and(eq(scoutSigning.userId, userId), eq(scoutSigning.tournamentId, tournamentId)));
  return used.length > 0;
}

/** How many cards a user has signed in a season. */
export async function countSignings(db: Queryable, userId: string, season: number): Promise<number> {
  return db.$count(scoutSigning, and(eq(scoutSigning.userId, userId), eq(scoutSigning.season, season)));
}

/** What cards show of these players, by player id. */
export async function loadOfferedPlayers(db: Queryable, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, PlayerRow>();
  const rows = await selectPlayers(db, ids);
  return new Map(rows.map((row) => [row.playerId, row]));
}

export type PlayerRow = Awaited<ReturnType<typeof selectPlayers>>[number];

function selectPlayers(db: Queryable, ids: readonly number[]) {
  return db
    .select({
      playerId: player.id,
      playerName: player.name,
      position: player.position,
      overall: player.overall,
      club: club.name,
      clubCode: club.code,
      primary: club.primaryColour,
      secondary: club.secondaryColour,
    })
    .from(player)
    .leftJoin(club, eq(club.id, player.clubId))
    .where(inArray(player.id, [...ids]));
}
