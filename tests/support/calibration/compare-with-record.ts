import type { Position } from "#game/card/position.ts";
import type { LeagueSlug } from "#game/world/catalogue/leagues.ts";
import type { SeasonCounts } from "./measure-seasons.ts";
import { figuresOf } from "./season-figures.ts";

/** A simulated figure next to the recorded one. */
export interface Comparison {
  readonly league: string;
  readonly figure: string;
  readonly measured: number;
  readonly target: number;
  /** The range of the recorded seasons. */
  readonly least: number;
  readonly most: number;
}

/** The recorded figures used in the comparison, in the format of the recorded data's calibration file. */
export interface RecordedFigures {
  readonly leagues: Readonly<Record<string, LeagueRecord>>;
  /** By season: figures of the Premier League's players by position (GK, DEF, MID, FWD). */
  readonly fpl: Readonly<Record<string, { readonly byPosition: Readonly<Record<string, PlayerRecord>> }>>;
}

interface LeagueRecord {
  readonly all12: { readonly scorelines: Readonly<Record<string, number>> };
  readonly seasonSpread?: Readonly<Record<string, Spread>>;
  readonly events: {
    readonly goalsPer15: Readonly<Record<string, number>>;
    readonly perMatch: Readonly<Record<string, number | string>>;
    readonly perMatchBySeason?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  };
}

interface PlayerRecord {
  readonly shareOfGoals: number;
  readonly meanPoints: number;
}

interface Spread {
  readonly mean: number;
  readonly min: number;
  readonly max: number;
}

export type CountsByLeague = Readonly<Record<LeagueSlug, SeasonCounts>>;

const RECORDED_AS: Readonly<Record<LeagueSlug, string>> = {
  "premier-league": "PL",
  "la-liga": "LL",
  "serie-a": "SA",
};

const POSITIONS_AS: Readonly<Record<Position, string>> = {
  goalkeeper: "GK",
  defender: "DEF",
  midfielder: "MID",
  forward: "FWD",
};

const COMMONEST_SCORES = 10;
const MATCHES_OF_A_SEASON = 380;
const LEAGUES = 3;

/**
 * Compares simulated with recorded football (docs/rules.md#simulated-football): goals, results, commonest scores,
 * minutes of goals, cards, and by position goals and fantasy points.
 *
 * The spread is that of the recorded seasons. Scores, minutes and second yellows are recorded only as sums of all
 * seasons: there the spread is one standard deviation of pure chance in a season, to either side.
 */
export function compareWithRecord(counts: CountsByLeague, recorded: RecordedFigures): Comparison[] {
  const leagues = Object.keys(RECORDED_AS) as LeagueSlug[];
  return [
    ...leagues.flatMap((league) => compareLeague(league, counts[league], recorded)),
    ...compareScores(counts, recorded),
    ...comparePositions(counts["premier-league"], recorded),
  ];
}

function compareLeague(league: LeagueSlug, counts: SeasonCounts, recorded: RecordedFigures): Comparison[] {
  const record = recorded.leagues[RECORDED_AS[league]];
  if (!record) return [];
  const figures = figuresOf(counts);
  const { perMatch, perMatchBySeason = {}, goalsPer15 } = record.events;
  const results = Object.entries(record.seasonSpread ?? {}).map(([figure, { mean, min, max }]) =>
    toComparison(league, figure, figures.results[figure], { mean, min, max }),
  );
  const cards = Object.entries(figures.perMatch).map(([figure, measured]) => {
    const bySeason = Object.values(perMatchBySeason).flatMap((season) => season[figure] ?? []);
    const mean = Number(perMatch[figure] ?? 0);
    const spread =
      bySeason.length > 0 ? spreadOf(mean, bySeason) : chanceSpread(mean, MATCHES_OF_A_SEASON, "count");
    return toComparison(league, `${figure} per match`, measured, spread);
  });
  const goalsOfASeason = figures.goalsPerMatch * MATCHES_OF_A_SEASON;
  const minutes = Object.entries(goalsPer15).map(([quarter, share], at) =>
    toComparison(
      league,
      `goals ${quarter}`,
      figures.goalShares[at],
      chanceSpread(share, goalsOfASeason, "share"),
    ),
  );
  return [...results, ...cards, ...minutes];
}

function compareScores(counts: CountsByLeague, recorded: RecordedFigures): Comparison[] {
  const recordedScores = Object.entries(recorded.leagues["ALL"]?.all12.scorelines ?? {})
    .sort(([, a], [, b]) => b - a)
    .slice(0, COMMONEST_SCORES);
  const all = Object.values(counts);
  const matches = all.reduce((sum, { matches: played }) => sum + played, 0);
  return recordedScores.map(([score, share]) => {
    const times = all.reduce((sum, { scores }) => sum + (scores[score] ?? 0), 0);
    const spread = chanceSpread(share, LEAGUES * MATCHES_OF_A_SEASON, "share");
    return toComparison("all three", `score ${score}`, times / matches, spread);
  });
}

function comparePositions({ byPosition }: SeasonCounts, { fpl }: RecordedFigures): Comparison[] {
  const goals = Object.values(byPosition).reduce((sum, counts) => sum + counts.goals, 0);
  const rows = Object.entries(POSITIONS_AS).flatMap(([position, short]) => {
    const counts = byPosition[position as Position];
    const seasons = Object.values(fpl).flatMap((season) => season.byPosition[short] ?? []);
    const compare = (figure: keyof PlayerRecord, measured: number) => {
      const bySeason = seasons.map((season) => season[figure]);
      const name = `${figure === "meanPoints" ? "points" : "share of goals"}, ${position}`;
      return toComparison("premier-league", name, measured, spreadOf(meanOf(bySeason), bySeason));
    };
    return [
      compare("shareOfGoals", counts.goals / goals),
      compare("meanPoints", counts.points / counts.appearances),
    ];
  });
  return rows;
}

function toComparison(
  league: string,
  figure: string,
  measured: number | undefined,
  spread: Spread,
): Comparison {
  return {
    league,
    figure,
    measured: measured ?? Number.NaN,
    target: spread.mean,
    least: spread.min,
    most: spread.max,
  };
}

function spreadOf(mean: number, seasons: readonly number[]): Spread {
  return { mean, min: Math.min(...seasons), max: Math.max(...seasons) };
}

/** One standard deviation, over a season's chances, of a share or of a count per match. */
function chanceSpread(mean: number, chances: number, kind: "share" | "count"): Spread {
  const deviation = Math.sqrt((mean * (kind === "share" ? 1 - mean : 1)) / chances);
  return { mean, min: mean - deviation, max: mean + deviation };
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

export function isWithinSpread({ measured, least, most }: Comparison): boolean {
  return measured >= least && measured <= most;
}
