import type { MiniLeagueView } from "#contract/mini-league/mini-league.ts";
import { publicName } from "#game/account/display-name.ts";
import { parseCode } from "#game/card/verification-code.ts";
import { decideJoin, type JoinRefusal } from "#game/mini-league/league.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";
import type { Deps } from "#server/deps.ts";
import { holdLeaguesOf } from "./create-league.ts";
import {
  countLeaguesOf,
  holdLeague,
  insertMember,
  type LeagueRow,
  loadLeagueByCode,
  loadLeagueView,
  loadMembership,
} from "./store.ts";

type Joined = Outcome<MiniLeagueView, JoinRefusal | { code: "invitation_unknown" }>;

/**
 * Joins the league of an invite code and tells its owner. The league's row is locked, so only one of several users gets the
 * last place. A removal at the same moment finds no member yet, or keeps the user out for good.
 */
export async function joinLeague(deps: Deps, viewer: Viewer, code: string): Promise<Joined> {
  return deps.db.transaction(async (tx) => {
    await holdLeaguesOf(tx, viewer.id);
    const league = await holdLeague(tx, { inviteCode: parseCode(code) });
    if (league === null) return refused({ code: "invitation_unknown" as const });
    const decided = decideJoin({
      membership: await loadMembership(tx, league.id, viewer.id),
      leagueSize: league.size,
      leaguesOfUser: await countLeaguesOf(tx, viewer.id),
    });
    if (!decided.ok) return decided;
    const at = new Date(deps.clock.now());
    await insertMember(tx, league.id, viewer.id, at);
    const { id: leagueId, name } = league;
    await deps.news.tell(tx, {
      userId: league.ownerId,
      at,
      subject: `mini-league ${leagueId} ${viewer.id}`,
      news: { kind: "mini-league joined", data: { leagueId, name, username: publicName(viewer.user) } },
    });
    const view = await loadLeagueView(tx, viewer.id, leagueId);
    return view.ok ? view : refused({ code: "invitation_unknown" as const });
  });
}

/** What a code invites to, as who asks would find it. */
export async function loadInvitation(
  { db }: Pick<Deps, "db">,
  viewer: Viewer,
  code: string,
): Promise<Outcome<MiniLeagueView & { isMember: boolean }, { code: "not_found" }>> {
  const league: LeagueRow | null = await loadLeagueByCode(db, parseCode(code));
  if (league === null) return refused({ code: "not_found" as const });
  const isMember = (await loadMembership(db, league.id, viewer.id)) === "in";
  const view = await loadLeagueView(db, viewer.id, league.id);
  return view.ok ? accepted({ ...view.value, isMember }) : view;
}
