import type { OfferedPlayer, OfferView, ScoutView } from "#contract/scout.ts";
import { commonPrintOverall } from "#game/card/common-print.ts";
import { rarityOf } from "#game/card/rarity.ts";
import { recentGames } from "#server/card/form/recent-games.ts";
import type { Deps } from "#server/deps.ts";
import type { PlayerForms } from "#server/football/form/player-forms.ts";
import { loadSeasonFixtures } from "#server/football/view/load-seasons.ts";
import type { Gameweek } from "./load-gameweek.ts";
import { loadSecondLook } from "./load-second-look.ts";
import { loadState, toStateView } from "./load-state.ts";
import { makeOffer } from "./make-offer.ts";
import { isMonthUsed, loadOfferedPlayers, loadOffers, type OfferRow, type PlayerRow } from "./store.ts";

/** What drawing and showing offers needs. */
export interface ScoutParts extends Pick<Deps, "db" | "clock"> {
  readonly formsOf: PlayerForms;
}

/**
 * A user's scout (docs/rules.md#the-scout). The first look in a gameweek draws the offer, which then stays the same.
 */
export async function loadScout(parts: ScoutParts, userId: string): Promise<ScoutView> {
  const { db, clock } = parts;
  const state = await loadState(parts, userId);
  const { gameweek, isEarned, signings } = state;
  const secondLook = await loadSecondLook(db, userId, clock.now());
  const told = { ...toStateView(state), hasSecondLook: secondLook !== null };
  if (gameweek === null || !isEarned) return { ...told, offers: [] };
  const kept = await keepOffers(parts, userId, { gameweek, secondLook });
  const month = kept.find(({ look }) => look === 2)?.tournamentId ?? null;
  const isUsedElsewhere = !signings.has(2) && (await isMonthUsed(db, userId, month));
  const offers = kept.filter(({ look }) => look !== 2 || !isUsedElsewhere);
  const ids = [...offers.flatMap(({ playerIds }) => playerIds), ...signings.values()];
  const players = await loadOfferedPlayers(db, ids);
  const recentOf = offers.length === 0 ? () => [] : await loadRecent(parts, gameweek);
  return {
    ...told,
    offers: offers.map(({ id, look, playerIds }): OfferView => {
      const signed = players.get(signings.get(look) ?? 0);
      return {
        id,
        look,
        players: playerIds.flatMap((playerId) => {
          const player = players.get(playerId);
          return player === undefined ? [] : [{ ...toShown(player), recent: recentOf(playerId) }];
        }),
        signedPlayerId: signings.get(look) ?? null,
        signedPlayer: signed === undefined ? null : toShown(signed),
      };
    }),
  };
}

interface Looked {
  readonly gameweek: Gameweek;
  readonly secondLook: number | null;
}

/** The gameweek's offers; draws those that are due and don't exist yet. */
async function keepOffers(
  parts: ScoutParts,
  userId: string,
  { gameweek, secondLook }: Looked,
): Promise<OfferRow[]> {
  const { db } = parts;
  const before = await loadOffers(db, userId, gameweek);
  const lacks = (look: number): boolean => before.every((offer) => offer.look !== look);
  if (lacks(1)) await makeOffer(parts, { userId, gameweek, look: 1, tournamentId: null, offeredIds: [] });
  const first = lacks(1) ? await loadOffers(db, userId, gameweek) : before;
  if (secondLook === null || !lacks(2)) return first;
  const offeredIds = first.flatMap(({ playerIds }) => playerIds);
  await makeOffer(parts, { userId, gameweek, look: 2, tournamentId: secondLook, offeredIds });
  return loadOffers(db, userId, gameweek);
}

/** The recent games of the players in a gameweek's league, by player id. */
async function loadRecent(
  { db, formsOf }: ScoutParts,
  { leagueId, season }: Gameweek,
): Promise<(playerId: number) => OfferedPlayer["recent"]> {
  const fixtures = await loadSeasonFixtures(db, { leagueId, season });
  const players = new Map((await formsOf(leagueId)).map((player) => [player.playerId, player]));
  return (playerId) => {
    const player = players.get(playerId);
    return player === undefined ? [] : recentGames(player, fixtures);
  };
}

function toShown({ primary, secondary, club, ...shown }: PlayerRow): NonNullable<OfferView["signedPlayer"]> {
  const overall = commonPrintOverall(shown.overall);
  return {
    ...shown,
    club: club ?? "",
    overall,
    rarity: rarityOf(overall),
    clubColours: primary === null || secondary === null ? null : { primary, secondary },
  };
}
