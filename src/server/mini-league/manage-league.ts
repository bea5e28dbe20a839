import { and, eq } from "drizzle-orm";
import type { MiniLeagueView } from "#contract/mini-league/mini-league.ts";
import { decideLeagueName, type LeagueNameRefusal } from "#game/mini-league/league.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";
import type { Deps } from "#server/deps.ts";
import { newInviteCode } from "./create-league.ts";
import { loadLeagueView } from "./store.ts";
import { miniLeague } from "./table.ts";

type NotFound = { code: "not_found" };

function isOwnedBy(viewer: Viewer, leagueId: number) {
  return and(eq(miniLeague.id, leagueId), eq(miniLeague.ownerId, viewer.id));
}

/** Gives a league another name. For its owner alone; to everybody else it is not there. */
export async function renameLeague(
  { db }: Pick<Deps, "db">,
  viewer: Viewer,
  leagueId: number,
  text: string,
): Promise<Outcome<MiniLeagueView, NotFound | LeagueNameRefusal>> {
  const name = decideLeagueName(text);
  if (!name.ok) return name;
  const renamed = await db
    .update(miniLeague)
    .set({ name: name.value })
    .where(isOwnedBy(viewer, leagueId))
    .returning({ id: miniLeague.id });
  if (renamed.length === 0) return refused({ code: "not_found" });
  return loadLeagueView(db, viewer.id, leagueId);
}

/** Deletes a league with all that is in it. */
export async function deleteLeague(
  { db }: Pick<Deps, "db">,
  viewer: Viewer,
  leagueId: number,
): Promise<Outcome<{ ok: true }, NotFound>> {
  const deleted = await db
    .delete(miniLeague)
    .where(isOwnedBy(viewer, leagueId))
    .returning({ id: miniLeague.id });
  return deleted.length === 0 ? refused({ code: "not_found" }) : accepted({ ok: true as const });
}

/** Gives a league a new code: the old one lets nobody in any more. */
export async function renewInviteCode(
  { db }: Pick<Deps, "db">,
  viewer: Viewer,
  leagueId: number,
): Promise<Outcome<{ inviteCode: string }, NotFound>> {
  const [renewed] = await db
    .update(miniLeague)
    .set({ inviteCode: newInviteCode() })
    .where(isOwnedBy(viewer, leagueId))
    .returning({ inviteCode: miniLeague.inviteCode });
  return renewed === undefined ? refused({ code: "not_found" }) : accepted(renewed);
}
