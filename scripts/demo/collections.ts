import { drawBaseSet } from "#game/card/base-set.ts";
import type { Position } from "#game/card/position.ts";
import { firstChoicesAmong, type Regular, regularsAmong } from "#game/football/form/regulars.ts";
import { HOUR_MS } from "#game/milliseconds.ts";
import { SIGNINGS_A_SEASON } from "#game/scout/decide-signing.ts";
import { drawOffer } from "#game/scout/draw-offer.ts";
import { toCommonPrint } from "#server/card/common-print.ts";
import { baseSet, card } from "#server/card/table.ts";
import { type KnownPlayer, loadPlayerForms } from "#server/football/form/load-player-forms.ts";
import { scoutOffer, scoutSigning } from "#server/scout/table.ts";
import { accepted, type Manager, type OwnCard, type World } from "./world.ts";

/** The league of base sets and, here, of all offers. */
export const LEAGUE = "premier-league";

/** The players who can be drawn at an instant, with their expected points. */
export interface Form {
  readonly players: readonly KnownPlayer[];
  readonly regulars: readonly Regular<KnownPlayer>[];
  readonly expectedOf: ReadonlyMap<number, number>;
}

export async function loadForm({ ground }: World, now: number): Promise<Form> {
  const players = await loadPlayerForms(ground.db, { provider: "simulated", leagueId: LEAGUE, now });
  const strict = regularsAmong<KnownPlayer>(players);
  const usual = firstChoicesAmong<KnownPlayer>(players);
  const expectedOf = new Map([...usual, ...strict].map(({ playerId, expected }) => [playerId, expected]));
  return { players, regulars: strict.length > 0 ? strict : usual, expectedOf };
}

/** Gives base sets to those who join, as `claimBaseSet` does one at a time. */
export async function giveBaseSets(
  { ground }: World,
  joining: readonly Manager[],
  form: Form,
): Promise<void> {
  if (joining.length === 0) return;
  const claims = joining.map((manager) => ({
    manager,
    claimedAt: new Date(manager.viewer.user.createdAt.getTime() + HOUR_MS / 4),
  }));
  await ground.db
    .insert(baseSet)
    .values(claims.map(({ manager, claimedAt }) => ({ userId: manager.viewer.id, claimedAt })));
  const drawn = claims.flatMap(({ manager, claimedAt }) => {
    const strict = drawBaseSet(form.regulars, manager.viewer.id);
    const set = strict.ok ? strict : drawBaseSet(firstChoicesAmong(form.players), manager.viewer.id);
    return accepted(set).map((player) => ({ manager, player, createdAt: claimedAt }));
  });
  await insertPrints({ ground }, "base", drawn);
}

interface Print {
  readonly manager: Manager;
  readonly player: KnownPlayer;
  readonly createdAt: Date;
}

/** Inserts common prints into the collections. @returns their ids in the order given */
async function insertPrints(
  { ground }: Pick<World, "ground">,
  origin: "base" | "scout",
  prints: readonly Print[],
): Promise<number[]> {
  if (prints.length === 0) return [];
  const rows = prints.map(({ manager, player, createdAt }) => ({
    ...toCommonPrint(player),
    origin,
    userId: manager.viewer.id,
    createdAt,
  }));
  const made = await ground.db.insert(card).values(rows).returning();
  const ids = made.map(({ id }) => id).sort((a, b) => a - b);
  prints.forEach(({ manager }, at) => {
    const row = made.find(({ id }) => id === ids[at]);
    if (row !== undefined) manager.cards.push(toOwnCard(row));
  });
  return ids;
}

export function toOwnCard(row: typeof card.$inferSelect): OwnCard {
  const { id, playerId, playerName, position, club, overall, imageUrl, origin } = row;
  if (playerId === null) throw new Error(`card ${id} has no player`);
  return { id, playerId, playerName, position, club, overall, imageUrl, isSpecial: origin === "photo" };
}

/** A gameweek after its deadline. */
export interface OpenRound {
  readonly season: number;
  readonly round: number;
  /** When the scouts report, epoch milliseconds. */
  readonly at: number;
}

/** Makes keen managers sign a player from their scout's offer, as `makeOffer` and `signPlayer` do one at a time. */
export async function signPlayers(world: World, joined: readonly Manager[], open: OpenRound): Promise<void> {
  const { db } = world.ground;
  const { season, round } = open;
  const form = await loadForm(world, open.at);
  const looking = joined.filter(({ zeal, chance, squad }) => squad !== null && chance() < zeal);
  const offers = looking.flatMap((manager) => {
    const offered = offerFor(manager, form, open);
    const chosen = offered[Math.floor(manager.chance() * offered.length)];
    return chosen === undefined ? [] : [{ manager, offered, player: chosen, createdAt: new Date(open.at) }];
  });
  if (offers.length === 0) return;
  const common = { season, round, look: 1, tournamentId: null } as const;
  await db.insert(scoutOffer).values(
    offers.map(({ manager, offered, createdAt }) => ({
      ...common,
      userId: manager.viewer.id,
      leagueId: LEAGUE,
      playerIds: offered.map(({ playerId }) => playerId),
      madeAt: createdAt,
    })),
  );
  const ids = await insertPrints(world, "scout", offers);
  await db.insert(scoutSigning).values(
    offers.map(({ manager, player, createdAt }, at) => ({
      ...common,
      userId: manager.viewer.id,
      number: manager.signings + 1,
      playerId: player.playerId,
      cardId: ids[at] ?? null,
      signedAt: createdAt,
    })),
  );
  for (const { manager } of offers) manager.signings += 1;
}

/** The players a manager's scout offers in a gameweek. */
function offerFor({ viewer, cards, signings }: Manager, form: Form, { season, round }: OpenRound) {
  if (signings >= SIGNINGS_A_SEASON) return [];
  const ownedIds = new Set(cards.map(({ playerId }) => playerId));
  return drawOffer(form.regulars, {
    seed: [viewer.id, LEAGUE, season, round, 1].join(" "),
    takenIds: ownedIds,
    owned: countPositions(form.players.filter(({ playerId }) => ownedIds.has(playerId))),
  });
}

function countPositions(players: readonly { readonly position: Position }[]): Record<Position, number> {
  const counts = { goalkeeper: 0, defender: 0, midfielder: 0, forward: 0 };
  for (const { position } of players) counts[position] += 1;
  return counts;
}
