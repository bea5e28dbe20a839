import type { ScoutView } from "#contract/scout.ts";
import { commonPrintOverall } from "#game/card/common-print.ts";
import { rarityOf } from "#game/card/rarity.ts";
import { SIGNINGS_A_SEASON } from "#game/scout/decide-signing.ts";
import { seasonOf } from "#game/leaderboard/season.ts";
import type { Deps } from "#server/deps.ts";
import { type Gameweek, hasTakenPart, loadGameweek } from "./load-gameweek.ts";
import { loadSecondLook } from "./load-second-look.ts";
import { makeOffer } from "./make-offer.ts";
import {
  countSignings,
  loadOfferedPlayers,
  loadOffers,
  loadRegion,
  loadSignings,
  type OfferedPlayer,
  type OfferRow,
} from "./store.ts";

type Parts = Pick<Deps, "db" | "clock" | "config">;

/**
 * What a user's scout has to say (docs/rules.md#the-scout). Who looks for the first time in a gameweek has the offer drawn;
 * from then on it is the same.
 */
export async function loadScout(parts: Parts, userId: string): Promise<ScoutView> {
  const { db, clock } = parts;
  const now = clock.now();
  const region = await loadRegion(db, userId);
  const gameweek = await loadGameweek(db, region, now);
  const secondLook = await loadSecondLook(db, userId, now);
  const season = gameweek?.season ?? seasonOf(now).startYear;
  const signed = await countSignings(db, userId, season);
  const common = { region, hasSecondLook: secondLook !== null, signed, most: SIGNINGS_A_SEASON };
  if (gameweek === null) return { ...common, gameweek: null, offers: [] };
  const isEarned = await hasTakenPart(db, userId, gameweek);
  const offers = isEarned ? await keepOffers(parts, userId, { gameweek, secondLook }) : [];
  const signings = await loadSignings(db, userId, gameweek);
  const players = await loadOfferedPlayers(
    db,
    offers.flatMap(({ playerIds }) => playerIds),
  );
  return {
    ...common,
    gameweek: { round: gameweek.round, until: new Date(gameweek.until).toISOString(), isEarned },
    offers: offers.map((offer) => ({
      id: offer.id,
      look: offer.look,
      players: offer.playerIds.flatMap((id) => toPlayerView(players.get(id)) ?? []),
      signedPlayerId: signings.get(offer.look) ?? null,
    })),
  };
}

interface Looked {
  readonly gameweek: Gameweek;
  readonly secondLook: number | null;
}

/** The offers of the gameweek, drawn where they are due and were not yet. */
async function keepOffers(
  parts: Parts,
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

function toPlayerView(
  player: OfferedPlayer | undefined,
): ScoutView["offers"][number]["players"][number] | null {
  if (player === undefined) return null;
  const { primary, secondary, club, ...shown } = player;
  const overall = commonPrintOverall(player.overall);
  return {
    ...shown,
    club: club ?? "",
    overall,
    rarity: rarityOf(overall),
    clubColours: primary === null || secondary === null ? null : { primary, secondary },
  };
}
