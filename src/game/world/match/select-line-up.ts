import { positions } from "#game/card/position.ts";
import type { Position } from "#game/card/position.ts";
import { type CataloguePlayer, players } from "#game/world/catalogue/players.ts";
import { chanceOf, normal, pickWeighted } from "#game/world/chance.ts";
import type { Chance } from "#game/world/chance.ts";
import type { Fixture } from "#game/world/fixtures-of.ts";
import { formations, formationWeights, MANY_FORWARDS } from "./formation.ts";
import type { MatchFormation } from "./formation.ts";

/** A club's team for a match. */
export interface LineUp {
  readonly formation: MatchFormation;
  /** Eleven: one goalkeeper, first, then by position from the back. */
  readonly starters: readonly CataloguePlayer[];
  readonly bench: readonly CataloguePlayer[];
}

/** How far form on the day shifts who is picked, in points of overall (standard deviation). */
const PICK_SPREAD = 2.2;
/** Goalkeepers are changed less. */
const KEEPER_PICK_SPREAD = 0.4;
/** How often a player is out for a spell, and how many rounds a spell lasts. */
const ABSENCE_RATE = 0.07;
const SPELL_ROUNDS = 3;
/** So many players are always there: eleven and five substitutes. */
const SMALLEST_MATCH_SQUAD = 16;
/** How often a club plays the formation it prefers in that season. */
const PREFERRED_FORMATION_RATE = 0.75;

/**
 * The line-up of a club in a fixture: a formation that the club likes, the best of the fit in each position, with some
 * rotation. The same for the same fixture, whatever happened in others.
 *
 * A spell of absence lasts three rounds, strikes at most one player of a position at a time and leaves at least sixteen.
 */
export function selectLineUp(fixture: Fixture, club: string): LineUp {
  const fit = fitPlayers(fixture, club);
  const chance = chanceOf(fixture.seed, fixture.id, club, "line-up");
  const ranked = fit
    .map((player) => ({ player, merit: player.overall + normal(chance) * spreadOf(player.position) }))
    .sort((a, b) => b.merit - a.merit)
    .map(({ player }) => player);
  const formation = chooseFormation(fixture, club, ranked);
  const shape = formations[formation];
  const starters = positions.flatMap((position) =>
    ranked.filter((player) => player.position === position).slice(0, shape[position]),
  );
  return { formation, starters, bench: ranked.filter((player) => !starters.includes(player)) };
}

function spreadOf(position: Position): number {
  return position === "goalkeeper" ? KEEPER_PICK_SPREAD : PICK_SPREAD;
}

function fitPlayers(fixture: Fixture, club: string): CataloguePlayer[] {
  const squad = squadOf(club);
  const spell = Math.floor(fixture.round / SPELL_ROUNDS);
  const chance = chanceOf(fixture.seed, fixture.season, club, "absent", spell);
  const struck = new Set<Position>();
  return squad.filter((player) => {
    const isStruck = chance() < ABSENCE_RATE;
    const isSpared = struck.has(player.position) || squad.length - struck.size <= SMALLEST_MATCH_SQUAD;
    if (!isStruck || isSpared) return true;
    struck.add(player.position);
    return false;
  });
}

function chooseFormation(fixture: Fixture, club: string, fit: readonly CataloguePlayer[]): MatchFormation {
  const season = chanceOf(fixture.seed, fixture.season, club, "formation");
  const today = chanceOf(fixture.seed, fixture.id, club, "formation");
  const preferred = drawFormation(season, squadOf(club));
  const wanted = today() < PREFERRED_FORMATION_RATE ? preferred : drawFormation(today, fit);
  return canField(wanted, fit) ? wanted : "4-4-2";
}

function drawFormation(chance: Chance, squad: readonly CataloguePlayer[]): MatchFormation {
  const hasMany = countOf(squad, "forward") >= MANY_FORWARDS;
  const weights = formationWeights[hasMany ? "manyForwards" : "fewForwards"];
  const names = Object.keys(formations) as MatchFormation[];
  return pickWeighted(chance, names, (name) => weights[name]) ?? "4-4-2";
}

function canField(formation: MatchFormation, fit: readonly CataloguePlayer[]): boolean {
  return positions.every((position) => countOf(fit, position) >= formations[formation][position]);
}

function countOf(squad: readonly CataloguePlayer[], position: Position): number {
  return squad.filter((player) => player.position === position).length;
}

const squads: ReadonlyMap<string, readonly CataloguePlayer[]> = Map.groupBy(players, (player) => player.club);

/** The players of a club; none where the catalogue does not have it. */
export function squadOf(club: string): readonly CataloguePlayer[] {
  return squads.get(club) ?? [];
}
