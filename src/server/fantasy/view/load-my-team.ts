import type { ResponseOf } from "#contract/endpoint.ts";
import type { getMyTeam, SeasonPowersView, SquadEntry } from "#contract/fantasy/league.ts";
import { carriedOver } from "#game/fantasy/manager-season.ts";
import { seasonPowers } from "#game/fantasy/power/season-powers.ts";
import { membersOf, type Squad } from "#game/fantasy/squad.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";
import { loadLinkedCards, loadLinkedCardsBy } from "#server/card/store.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { loadPlayerFacts } from "#server/football/view/load-players.ts";
import { loadSquadCards } from "#server/fantasy/judge-squad.ts";
import { type LoadedSeason, loadManagerSeason } from "#server/fantasy/load-manager-season.ts";
import { toRoundView } from "#server/fantasy/store.ts";

type Missing = { code: "not_found" };

/** The viewer's squad as it goes into the coming round (spec §3, My team). */
export async function loadMyTeam(
  { db, clock }: Deps,
  viewer: Viewer,
  leagueId: number,
): Promise<Outcome<ResponseOf<typeof getMyTeam>, Missing>> {
  const now = clock.now();
  const loaded = await loadManagerSeason(db, { leagueId, userId: viewer.id, now });
  if (loaded === null) return refused({ code: "not_found" as const });
  const nextRound = loaded.next === null ? null : toRoundView(loaded.next, now);
  return accepted({ ...(await loadSquadView(db, viewer, loaded)), nextRound });
}

type SquadView = Omit<ResponseOf<typeof getMyTeam>, "nextRound">;

/** The squad that goes into a season's coming round, with what its changes cost so far. */
export async function loadSquadView(
  db: Queryable,
  viewer: Viewer,
  { season, next, cost }: Pick<LoadedSeason, "season" | "next" | "cost">,
): Promise<SquadView> {
  const squad = season.chosen?.squad ?? carriedOver(season.locked);
  return {
    hasTeam: squad !== null,
    entries: squad === null ? [] : await loadEntries(db, viewer, squad),
    bank: season.bank,
    isFirstSquad: season.locked === null,
    cost,
    isWildcardRound: next !== null && season.wildcardRound === next.round,
  };
}

/** The nine of a squad, the starters first, with what is still in the collection. */
async function loadEntries(db: Queryable, viewer: Viewer, squad: Squad): Promise<SquadEntry[]> {
  const members = membersOf(squad);
  const ids = members.map(({ cardId }) => cardId);
  const owned = await loadLinkedCardsBy(db, viewer.id, { ids, playerIds: [] });
  const names = await loadPlayerFacts(
    db,
    members.map(({ playerId }) => playerId),
  );
  const starters = new Set(squad.starters.map(({ cardId }) => cardId));
  const rows = new Map(owned.map(({ row }) => [row.id, row]));
  return members.map(({ cardId, playerId, position }) => ({
    id: cardId,
    playerName: names.get(playerId)?.name ?? "",
    position,
    teamName: rows.get(cardId)?.club ?? null,
    playerRating: rows.get(cardId)?.overall ?? null,
    isCaptain: cardId === squad.captainId,
    isViceCaptain: cardId === squad.viceCaptainId,
    isStarter: starters.has(cardId),
    hasChip: squad.chipCardIds.includes(cardId),
    isOwned: rows.has(cardId),
  }));
}

/** What the viewer may still do in the season (spec §3, Season powers). */
export async function loadPowers(
  { db, clock }: Deps,
  viewer: Viewer,
  leagueId: number,
): Promise<Outcome<SeasonPowersView, Missing>> {
  const loaded = await loadManagerSeason(db, { leagueId, userId: viewer.id, now: clock.now() });
  if (loaded === null) return refused({ code: "not_found" as const });
  return accepted(await powersOf(db, viewer, loaded));
}

/** What a season still allows, by the viewer's cards of today. */
export async function powersOf(
  db: Queryable,
  viewer: Viewer,
  loaded: LoadedSeason,
): Promise<SeasonPowersView> {
  const { season, next, league } = loaded;
  const cards = await loadLinkedCards(db, viewer.id);
  const powers = seasonPowers({
    leagueId: league.leagueId,
    round: next?.round ?? null,
    wildcardRound: season.wildcardRound,
    chipUses: season.chipUses,
    chosenChipCardIds: season.chosen?.squad.chipCardIds ?? [],
    cards: await loadSquadCards(db, cards, loaded),
  });
  return { ...powers, specialCardsEligible: [...powers.specialCardsEligible] };
}
