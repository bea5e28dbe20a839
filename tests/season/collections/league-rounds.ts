import { DEADLINE_BEFORE_KICK_OFF } from "#game/fantasy/deadline.ts";
import { expectedPoints } from "#game/football/form/expected-points.ts";
import { firstChoicesAmong, type Regular, regularsAmong } from "#game/football/form/regulars.ts";
import type { PlayerForm } from "#game/football/form/player-form.ts";
import type { LeagueSlug } from "#game/world/catalogue/leagues.ts";
import { type Appearance, formsAt } from "./season.ts";
import { simulatedSeason } from "./simulated-season.ts";

/** A player at a deadline, with the expected points. */
export type KnownPlayer = Regular<PlayerForm>;

/** A league's gameweek: what's known at its deadline, and what then happens. */
export interface LeagueRound {
  /** Epoch milliseconds. */
  readonly deadline: number;
  readonly players: ReadonlyMap<number, KnownPlayer>;
  /** Players the scout can offer. */
  readonly candidates: readonly KnownPlayer[];
  /** The best eighth of each position, whose cards people own. */
  readonly stars: readonly KnownPlayer[];
  readonly appearances: ReadonlyMap<number, Appearance>;
}

/** One in this many of a position is a star. */
const STARS_ONE_IN = 8;

/** The first rounds of a league's simulated season, from 1. */
export function leagueRounds(league: LeagueSlug, seed: number, rounds: number): LeagueRound[] {
  const season = simulatedSeason(seed, { league, rounds });
  const offset = OFFSETS[league];
  return Array.from({ length: rounds }, (_, before) => {
    const fixtures = season.fixtures.filter(({ round }) => round === before + 1);
    const deadline = Math.min(...fixtures.map(({ kickOff }) => kickOff)) - DEADLINE_BEFORE_KICK_OFF;
    const forms = formsAt(season, deadline).map((form) => ({ ...form, clubId: form.clubId + offset }));
    const expected = expectedPoints(forms);
    const players = forms.map((form) => ({ ...form, expected: expected.get(form.playerId) ?? 0 }));
    const regulars = regularsAmong(forms);
    return {
      deadline,
      players: new Map(players.map((player) => [player.playerId, player])),
      candidates: regulars.length > 0 ? regulars : firstChoicesAmong(forms),
      stars: starsAmong(players),
      appearances: new Map(fixtures.flatMap((fixture) => [...fixture.appearances])),
    };
  });
}

/** Keeps the leagues' clubs apart. */
const OFFSETS: Readonly<Record<LeagueSlug, number>> = { "premier-league": 0, "la-liga": 100, "serie-a": 200 };

function starsAmong(players: readonly KnownPlayer[]): KnownPlayer[] {
  return [...Map.groupBy(players, ({ position }) => position).values()].flatMap((rivals) =>
    rivals.toSorted((a, b) => b.expected - a.expected).slice(0, Math.floor(rivals.length / STARS_ONE_IN)),
  );
}
