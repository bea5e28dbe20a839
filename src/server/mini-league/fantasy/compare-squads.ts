import type { ResponseOf } from "#contract/endpoint.ts";
import type * as contract from "#contract/mini-league/mini-league-fantasy.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";
import type { Deps } from "#server/deps.ts";
import { loadManagerSeason } from "#server/fantasy/load-manager-season.ts";
import { toRoundView } from "#server/fantasy/store.ts";
import { scoreOfRound } from "#server/fantasy/view/load-round-points.ts";
import { isMember, loadMembers, type Member } from "./members.ts";

interface Asked {
  /** Of the mini-league. */
  readonly id: number;
  readonly fantasyLeagueId: number;
  readonly round: number;
  /** Two of its members. */
  readonly home: string;
  readonly away: string;
}

type Compared = ResponseOf<typeof contract.compareSquads>;
type Refusal = { code: "not_found" } | { code: "round_not_locked" };

/** Two members' squads in a round. Nobody sees another's squad before the deadline. */
export async function compareSquads(
  { db, clock }: Pick<Deps, "db" | "clock">,
  viewer: Viewer,
  asked: Asked,
): Promise<Outcome<Compared, Refusal>> {
  const now = clock.now();
  const { id, fantasyLeagueId: leagueId } = asked;
  if (!(await isMember(db, id, viewer.id))) return refused({ code: "not_found" as const });
  const members = await loadMembers(db, id);
  const home = members.find(({ userId }) => userId === asked.home);
  const away = members.find(({ userId }) => userId === asked.away);
  const loaded = await loadManagerSeason(db, { leagueId, userId: asked.home, now });
  const round = loaded?.rounds.find((one) => one.round === asked.round);
  if (home === undefined || away === undefined || loaded === null || round === undefined) {
    return refused({ code: "not_found" as const });
  }
  if (now < round.deadline) return refused({ code: "round_not_locked" as const });
  // The other one's squad is locked too, where the job has not come to it yet.
  await loadManagerSeason(db, { leagueId, userId: asked.away, now });
  const squadOf = async ({ userId, username }: Member) => ({
    id: userId,
    username,
    score: await scoreOfRound(db, userId, loaded.league, round),
  });
  const squads = { home: await squadOf(home), away: await squadOf(away) };
  return accepted({
    fantasyLeague: { id: loaded.league.id, name: loaded.league.name },
    round: toRoundView(round, now),
    ...squads,
    shared: sharedPlayers(squads.home, squads.away),
  });
}

function sharedPlayers(home: contract.ComparedSquad, away: contract.ComparedSquad): number[] {
  const own = new Set(home.score?.cards.map(({ playerId }) => playerId));
  return (away.score?.cards ?? []).flatMap(({ playerId }) => (own.has(playerId) ? [playerId] : []));
}
