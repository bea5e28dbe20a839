import type { Position } from "#game/card/position.ts";
import type { CataloguePlayer } from "#game/world/catalogue/players.ts";
import { normal, pickWeighted } from "#game/world/chance.ts";
import type { Chance } from "#game/world/chance.ts";
import type { LineUp } from "./select-line-up.ts";
import { inclinations, TALENT } from "./tendencies.ts";

/** A side while its match is played: who is on the pitch, who may still come on, who is booked. */
export interface SideOnPitch {
  readonly pitch: readonly CataloguePlayer[];
  readonly bench: readonly CataloguePlayer[];
  readonly booked: ReadonlySet<string>;
  /** The slugs of those who came on; they are not taken off again. */
  readonly fresh: ReadonlySet<string>;
}

/** By how many points of overall a substitute of the same position is preferred, and how much of it is whim. */
const SAME_POSITION = 8;
const WHIM = 3;

/** A side as it kicks off: nobody is booked or fresh. */
export function kickOffSide({ starters, bench }: LineUp): SideOnPitch {
  return { pitch: starters, bench, booked: new Set(), fresh: new Set() };
}

/** One of the side by how much the position and, above it, the overall incline to the deed. */
export function pickTalent(
  chance: Chance,
  pitch: readonly CataloguePlayer[],
  deed: "goal" | "assist" | "penalty",
): CataloguePlayer | undefined {
  const weights = inclinations[deed];
  return pickWeighted(
    chance,
    pitch,
    ({ position, overall }) => weights[position] * Math.exp(TALENT * overall),
  );
}

/** One of the side by position alone; `factorOf` makes single players more or less likely. */
export function pickAny(
  chance: Chance,
  pitch: readonly CataloguePlayer[],
  weights: Readonly<Record<Position, number>>,
  factorOf: (player: CataloguePlayer) => number = () => 1,
): CataloguePlayer | undefined {
  return pickWeighted(chance, pitch, (player) => weights[player.position] * factorOf(player));
}

/** The goalkeeper on the pitch; undefined if there is none. */
export function keeperOf({ pitch }: SideOnPitch): CataloguePlayer | undefined {
  return pitch.find(({ position }) => position === "goalkeeper");
}

/** Who comes on for a player: a goalkeeper only for a goalkeeper, else the best left, rather of the same position. */
export function pickSubstitute(
  chance: Chance,
  { bench }: SideOnPitch,
  off: CataloguePlayer,
): CataloguePlayer | undefined {
  const isKeeper = off.position === "goalkeeper";
  const [best] = bench
    .filter(({ position }) => (position === "goalkeeper") === isKeeper)
    .map((player) => ({ player, merit: meritOf(chance, player, off.position) }))
    .sort((a, b) => b.merit - a.merit);
  return best?.player;
}

function meritOf(chance: Chance, player: CataloguePlayer, wanted: Position): number {
  return player.overall + normal(chance) * WHIM + (player.position === wanted ? SAME_POSITION : 0);
}
