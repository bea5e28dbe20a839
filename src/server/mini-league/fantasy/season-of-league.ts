import type { FantasyLeagueView } from "#contract/fantasy/league.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { loadLeagueViews, loadRounds, type RoundRow } from "#server/fantasy/store.ts";
import { loadLeagueOf } from "#server/mini-league/store.ts";
import { loadMembers, type Member } from "./members.ts";

export interface AskedSeason {
  /** Of the mini-league. */
  readonly id: number;
  readonly fantasyLeagueId?: number | undefined;
}

/** A mini-league beside the fantasy league that it is ranked by. */
export interface SeasonOfLeague {
  /** When the mini-league was founded, epoch milliseconds. */
  readonly foundedAt: number;
  readonly members: readonly Member[];
  readonly fantasyLeagues: readonly FantasyLeagueView[];
  /** Null where none is open. */
  readonly fantasyLeague: FantasyLeagueView | null;
  /** In the order of their deadlines. */
  readonly rounds: readonly RoundRow[];
}

/** Null where the viewer is not in the mini-league, or there is no such fantasy league. */
export async function loadSeasonOfLeague(
  db: Queryable,
  viewer: Viewer,
  { id, fantasyLeagueId }: AskedSeason,
  now: number,
): Promise<SeasonOfLeague | null> {
  const league = await loadLeagueOf(db, viewer.id, id);
  if (league === null) return null;
  const fantasyLeagues = await loadLeagueViews(db, now);
  const chosen = fantasyLeagues.find((one) => one.id === fantasyLeagueId);
  if (fantasyLeagueId !== undefined && chosen === undefined) return null;
  const fantasyLeague = chosen ?? fantasyLeagues[0] ?? null;
  return {
    foundedAt: league.createdAt.getTime(),
    members: await loadMembers(db, id),
    fantasyLeagues,
    fantasyLeague,
    rounds: fantasyLeague === null ? [] : await loadRounds(db, fantasyLeague.id),
  };
}

/** A fantasy league as a choice in a mini-league's menu. */
export function toChoice({ id, name }: FantasyLeagueView): { id: number; name: string } {
  return { id, name };
}
