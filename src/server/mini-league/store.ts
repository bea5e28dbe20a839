import { and, eq, isNull, sql } from "drizzle-orm";
import type { MiniLeagueView } from "#contract/mini-league/mini-league.ts";
import { publicName } from "#game/account/display-name.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import { nameColumns } from "#server/account/name-columns.ts";
import { user } from "#server/account/table.ts";
import type { Queryable, Transaction } from "#server/platform/db/database.ts";
import { miniLeague, miniLeagueMember } from "./table.ts";

export type LeagueRow = typeof miniLeague.$inferSelect;

const isIn = isNull(miniLeagueMember.removedAt);

/** The league of this id if the user is in it. */
export async function loadLeagueOf(db: Queryable, userId: string, id: number): Promise<LeagueRow | null> {
  const rows = await db
    .select({ league: miniLeague })
    .from(miniLeague)
    .innerJoin(miniLeagueMember, eq(miniLeagueMember.leagueId, miniLeague.id))
    .where(and(eq(miniLeague.id, id), eq(miniLeagueMember.userId, userId), isIn));
  return rows[0]?.league ?? null;
}

/** The league with this invite code, for any user. Served by mini_league_invite_code_once. */
export async function loadLeagueByCode(db: Queryable, inviteCode: string): Promise<LeagueRow | null> {
  const rows = await db.select().from(miniLeague).where(eq(miniLeague.inviteCode, inviteCode));
  return rows[0] ?? null;
}

/** The name of the league that this code lets in, and who made it; null for an unknown code. */
export async function loadInviter(db: Queryable, inviteCode: string) {
  const rows = await db
    .select({ league: miniLeague.name, owner: nameColumns })
    .from(miniLeague)
    .innerJoin(user, eq(user.id, miniLeague.ownerId))
    .where(eq(miniLeague.inviteCode, inviteCode));
  return rows[0] ?? null;
}

/** Holds a league until the transaction ends: members join, leave and are removed one after the other. */
export async function holdLeague(
  tx: Transaction,
  which: { readonly id: number } | { readonly inviteCode: string },
): Promise<LeagueRow | null> {
  const isIt = "id" in which ? eq(miniLeague.id, which.id) : eq(miniLeague.inviteCode, which.inviteCode);
  const rows = await tx.select().from(miniLeague).where(isIt).for("update");
  return rows[0] ?? null;
}

/** What a user is to a league. */
export async function loadMembership(
  db: Queryable,
  leagueId: number,
  userId: string,
): Promise<"none" | "in" | "removed"> {
  const rows = await db
    .select({ removedAt: miniLeagueMember.removedAt })
    .from(miniLeagueMember)
    .where(and(eq(miniLeagueMember.leagueId, leagueId), eq(miniLeagueMember.userId, userId)));
  const found = rows[0];
  if (found === undefined) return "none";
  return found.removedAt === null ? "in" : "removed";
}

/** In how many leagues a user is, their own among them. */
export async function countLeaguesOf(db: Queryable, userId: string): Promise<number> {
  return db.$count(miniLeagueMember, and(eq(miniLeagueMember.userId, userId), isIn));
}

/** Adds a member to a league that is held. mini_league_size_range keeps it within its limit. */
export async function insertMember(
  tx: Transaction,
  leagueId: number,
  userId: string,
  joinedAt: Date,
): Promise<void> {
  await tx.insert(miniLeagueMember).values({ leagueId, userId, joinedAt });
  await changeSize(tx, leagueId, 1);
}

/** One more, or one fewer, in a league that is held. */
export async function changeSize(tx: Transaction, leagueId: number, by: 1 | -1): Promise<void> {
  await tx
    .update(miniLeague)
    .set({ size: sql`${miniLeague.size} + ${by}` })
    .where(eq(miniLeague.id, leagueId));
}

const viewColumns = { league: miniLeague, owner: nameColumns };

/** A league as a user sees it. Unless it is held, it can have been deleted since it was found. */
export async function loadLeagueView(
  db: Queryable,
  viewerId: string,
  id: number,
): Promise<Outcome<MiniLeagueView, { code: "not_found" }>> {
  const [found] = await db
    .select(viewColumns)
    .from(miniLeague)
    .innerJoin(user, eq(user.id, miniLeague.ownerId))
    .where(eq(miniLeague.id, id));
  return found === undefined ? refused({ code: "not_found" }) : accepted(toLeagueView(found, viewerId));
}

/** The leagues that a user is in, by name. */
export async function loadLeagues(db: Queryable, userId: string): Promise<MiniLeagueView[]> {
  const rows = await db
    .select(viewColumns)
    .from(miniLeagueMember)
    .innerJoin(miniLeague, eq(miniLeague.id, miniLeagueMember.leagueId))
    .innerJoin(user, eq(user.id, miniLeague.ownerId))
    .where(and(eq(miniLeagueMember.userId, userId), isIn))
    .orderBy(miniLeague.name, miniLeague.id);
  return rows.map((row) => toLeagueView(row, userId));
}

interface ViewRow {
  readonly league: LeagueRow;
  readonly owner: Parameters<typeof publicName>[0];
}

function toLeagueView({ league, owner }: ViewRow, viewerId: string): MiniLeagueView {
  const { id, name, size, ownerId } = league;
  return { id, name, size, ownerName: publicName(owner), isOwner: ownerId === viewerId };
}
