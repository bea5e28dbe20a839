import { and, desc, eq, gt, lt, lte, sql } from "drizzle-orm";
import { TOURNAMENT_PAGE, type TournamentView } from "#contract/tournament.ts";
import { type TournamentMonth, tournamentMonthOf, tournamentStatusAt } from "#game/tournament/month.ts";
import type { LockSource } from "#server/card/locks.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { preparedOnce } from "#server/platform/db/prepared-once.ts";
import { settlement } from "#server/platform/standings/table.ts";
import { tournament, tournamentEntry } from "./table.ts";

export type TournamentRow = typeof tournament.$inferSelect;

/** The tournament whose month `now` lies in, whatever its stored status; null before the job has made it. */
export async function loadTournamentAt(db: Queryable, now: number): Promise<TournamentRow | null> {
  const rows = await tournamentAt(db).execute({ at: new Date(now) });
  return rows[0] ?? null;
}

const tournamentAt = preparedOnce((db) => {
  const at = sql.placeholder("at");
  return db
    .select()
    .from(tournament)
    .where(and(lte(tournament.startsAt, at), gt(tournament.endsAt, at)))
    .prepare("tournament_at");
});

/** With the status that the job recorded last; `loadTournamentView` has the present one. */
export async function loadTournament(db: Queryable, id: number): Promise<TournamentRow | null> {
  const rows = await tournamentOf(db).execute({ id });
  return rows[0] ?? null;
}

const tournamentOf = preparedOnce((db) =>
  db
    .select()
    .from(tournament)
    .where(eq(tournament.id, sql.placeholder("id")))
    .prepare("tournament_of"),
);

/** The tournament of a month such as 2025-09; null if there is none. */
export async function loadTournamentOf(db: Queryable, month: string): Promise<TournamentRow | null> {
  const rows = await tournamentOfMonth(db).execute({ month });
  return rows[0] ?? null;
}

const tournamentOfMonth = preparedOnce((db) =>
  db
    .select()
    .from(tournament)
    .where(eq(tournament.month, sql.placeholder("month")))
    .prepare("tournament_of_month"),
);

/** When the tournament of an instant's month takes place; all month if there is none (docs/rules.md#tournament). */
export async function loadMonthSpan(
  db: Queryable,
  now: number,
): Promise<Pick<TournamentMonth, "startsAt" | "endsAt">> {
  const month = tournamentMonthOf(now);
  const planned = await loadTournamentOf(db, month.key);
  return planned === null
    ? month
    : { startsAt: planned.startsAt.getTime(), endsAt: planned.endsAt.getTime() };
}

/**
 * As it is at this time: what is shown and what is allowed agree, whenever the job last recorded the status. The count
 * of entries continues from the last settlement, so no query counts a million.
 */
export async function loadTournamentView(
  db: Queryable,
  row: TournamentRow,
  now: number,
): Promise<TournamentView> {
  const [view] = await toTournamentViews(db, [row], now);
  if (view === undefined) throw new Error("the tournament was not shown");
  return view;
}

async function toTournamentViews(
  db: Queryable,
  rows: readonly TournamentRow[],
  now: number,
): Promise<TournamentView[]> {
  const settlementIds = rows.flatMap(({ settlementId }) => settlementId ?? []);
  const settled = settlementIds.length === 0 ? [] : await loadSettlements(db, settlementIds);
  return Promise.all(
    rows.map(async (row): Promise<TournamentView> => {
      const last = settled.find(({ id }) => id === row.settlementId);
      const isFinal = last?.isFinal ?? false;
      return {
        id: row.id,
        name: row.name,
        status: tournamentStatusAt({ startsAt: row.startsAt.getTime(), endsAt: row.endsAt.getTime() }, now),
        startDate: row.startsAt.toISOString(),
        endDate: row.endsAt.toISOString(),
        entries:
          (last?.lines ?? 0) + (isFinal ? 0 : await countEntriesSince(db, row.id, last?.lastInputId ?? 0)),
        isFinal,
      };
    }),
  );
}

async function loadSettlements(db: Queryable, ids: readonly number[]) {
  return settlementsOf(db).execute({ ids });
}

const settlementsOf = preparedOnce((db) =>
  db
    .select()
    .from(settlement)
    .where(sql`${settlement.id} = any(array(select unnest(${sql.placeholder("ids")}::integer[])))`)
    .prepare("settlements_of"),
);

async function countEntriesSince(db: Queryable, tournamentId: number, entryId: number): Promise<number> {
  const rows = await entriesSince(db).execute({ tournamentId, entryId });
  return rows[0]?.entries ?? 0;
}

/** Served by the entries' key: only what came after is read. */
const entriesSince = preparedOnce((db) =>
  db
    .select({ entries: sql<number>`count(*)::integer` })
    .from(tournamentEntry)
    .where(
      and(
        eq(tournamentEntry.tournamentId, sql.placeholder("tournamentId")),
        gt(tournamentEntry.id, sql.placeholder("entryId")),
      ),
    )
    .prepare("entries_since"),
);

/** A page of all tournaments, the latest month first. The cursor is the month of the page's last one. */
export async function loadTournaments(
  db: Queryable,
  cursor: string | null,
  now: number,
): Promise<{ tournaments: TournamentView[]; nextCursor: string | null }> {
  const rows = await db
    .select()
    .from(tournament)
    .where(cursor === null ? undefined : lt(tournament.month, cursor))
    .orderBy(desc(tournament.month))
    .limit(TOURNAMENT_PAGE + 1);
  const page = rows.slice(0, TOURNAMENT_PAGE);
  return {
    tournaments: await toTournamentViews(db, page, now),
    nextCursor: rows.length > TOURNAMENT_PAGE ? (page.at(-1)?.month ?? null) : null,
  };
}

/** What a user's entries lock: the five cards of each, until its tournament ends. Served by tournament_entry_user_id_idx. */
export const loadTournamentLocks: LockSource = async (db, userId, now) => {
  const rows = await tournamentLocksOf(db).execute({ userId, at: new Date(now) });
  return rows.map(({ tournamentName, until, picks }) => ({
    where: { kind: "tournament", name: tournamentName },
    until: until.toISOString(),
    cardIds: picks.map(({ cardId }) => cardId),
  }));
};

const tournamentLocksOf = preparedOnce((db) =>
  db
    .select({ tournamentName: tournament.name, until: tournament.endsAt, picks: tournamentEntry.picks })
    .from(tournamentEntry)
    .innerJoin(tournament, eq(tournament.id, tournamentEntry.tournamentId))
    .where(
      and(
        eq(tournamentEntry.userId, sql.placeholder("userId")),
        gt(tournament.endsAt, sql.placeholder("at")),
      ),
    )
    .prepare("tournament_locks"),
);
