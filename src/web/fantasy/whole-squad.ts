import type { ResponseOf } from "#contract/endpoint.ts";
import type { FantasyLeagueView, getMyTeam, RoundView, SquadEntry } from "#contract/fantasy/league.ts";
import { STARTER_COUNT } from "#game/fantasy/squad.ts";
import { withAdded } from "#web/api/with-added.ts";

type MyTeam = ResponseOf<typeof getMyTeam>;

/** A round of which nobody told when it is, so that no deadline is shown for it. */
const UNTOLD_ROUND: RoundView = { round: 1, deadline: "", state: "upcoming" };

/** A league, also where its answer has the specification's fields alone. */
export function wholeLeague(league: FantasyLeagueView): FantasyLeagueView {
  return withAdded(league, { nextRound: UNTOLD_ROUND, currentRound: null });
}

/** A squad, also where its answer has the specification's fields alone: the first five of its cards then start. */
export function wholeSquad(team: MyTeam): MyTeam {
  return withAdded(
    { ...team, entries: team.entries.map(wholeEntry) },
    { nextRound: null, bank: 0, isFirstSquad: !team.hasTeam, cost: 0, isWildcardRound: false },
  );
}

function wholeEntry(entry: SquadEntry, place: number): SquadEntry {
  const unknown = { teamName: null, playerRating: null, hasChip: false, isOwned: true };
  return withAdded(entry, { ...unknown, isStarter: place < STARTER_COUNT });
}
