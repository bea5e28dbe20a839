import { isFinished, isInPlay } from "#game/football/fixture-status.ts";
import { DAY_MS, HOUR_MS } from "#game/milliseconds.ts";
import type { Deps } from "#server/deps.ts";
import type { ProvidedDetails, ProvidedFixture } from "#server/football/provider.ts";
import type { RemoteFixture, RemoteState, StoredFixture } from "./remote-adapter.ts";
import { sides } from "#game/side.ts";
import { goalKinds } from "#server/football/table.ts";
import { forgetAsksFor, loadAsks, noteAsks } from "./asks.ts";
import { givenUp } from "#server/football/void/given-up.ts";
import { isStale } from "./stale.ts";
import { isPlayed, wellDated } from "./well-dated.ts";
import { countDetails, knownPlayers, loadStored, type DetailsCount } from "./stored.ts";

/** A played match has at least two elevens. */
const ELEVEN = 11;
const LEAST_PERFORMANCES = 2 * ELEVEN;
/** A match is not played with fewer on a side: Law 3. Substitutes have minutes by their events, even if the side has none. */
const LEAST_ON_PITCH = 7;
/**
 * If an answer drops someone who played, it's a correction if it's still given this long after the kick-off, which
 * rules out caches, and drops no more than this many.
 */
const CORRECTED_AFTER_MS = 10 * HOUR_MS;
const MOST_CORRECTED = 3;

/** Since when the schedule has contradicted the kick-offs of played matches; stored among the requests. */
const MISDATED = "misdated schedule";

const NOBODY: DetailsCount = { all: 0, played: 0, goals: 0 };

/** What can be stored, and how much was left out for each reason, most serious first. */
export interface GuardedFixtures {
  readonly fixtures: readonly ProvidedFixture[];
  readonly leftOut: readonly string[];
}

/** Filters a provider's answers: nothing older and nothing less than what's stored. */
export class AnswerGuard {
  readonly #deps: Pick<Deps, "db" | "log">;
  readonly #provider: string;

  constructor(deps: Pick<Deps, "db" | "log">, provider: string) {
    this.#deps = deps;
    this.#provider = provider;
  }

  /**
   * The fixtures that are newer than the stored ones; of two answers about a fixture, the later one counts. A match in
   * play before its kick-off counts as a mistake, and one that never ends is given up.
   */
  async fixtures(given: readonly RemoteFixture[], now: number): Promise<GuardedFixtures> {
    if (given.length === 0) return { fixtures: [], leftOut: [] };
    const byKey = new Map(given.map((one) => [one.key, one]));
    const stored = await loadStored(this.#deps.db, this.#provider, [...byKey.keys()]);
    const storedByKey = new Map(stored.map((one) => [one.key, one]));
    const whole = [...byKey.values()].flatMap((one) => withStored(one, storedByKey.get(one.key)) ?? []);
    const dated = await this.#wellDated(whole, storedByKey, now);
    const fixtures = dated.filter((one) => {
      const before = storedByKey.get(one.key);
      return before === undefined || !isStale(one, before);
    });
    return {
      fixtures: fixtures.map((one) => this.#givenUp(one, storedByKey.get(one.key), now)),
      leftOut: [
        ...said(whole.length - dated.length, "fixtures were told with kick-offs that cannot be right"),
        ...said(dated.length - fixtures.length, "fixtures were older than what is stored"),
      ],
    };
  }

  /** If the answers contradict the stored kick-offs for a whole day, they're right. */
  async #wellDated(
    given: readonly ProvidedFixture[],
    stored: ReadonlyMap<string, StoredFixture>,
    now: number,
  ): Promise<readonly ProvidedFixture[]> {
    const { db } = this.#deps;
    const { possible, dated, isContradicted } = wellDated(given, stored, now);
    if (isContradicted === null) return dated;
    if (!isContradicted) {
      await forgetAsksFor(db, this.#provider, [MISDATED]);
      return dated;
    }
    const since = (await loadAsks(db, this.#provider, [MISDATED], now)).get(MISDATED);
    if (since === undefined) await noteAsks(db, this.#provider, [MISDATED], now);
    return now - (since ?? now) < DAY_MS ? dated : possible;
  }

  #givenUp(fixture: ProvidedFixture, stored: StoredFixture | undefined, now: number): ProvidedFixture {
    const kept = givenUp(fixture, now);
    if (kept !== fixture && kept.status !== stored?.status) {
      const { key, status } = fixture;
      this.#deps.log.warn({ provider: this.#provider, fixture: key, status }, "gave up on a fixture");
    }
    return kept;
  }

  /**
   * The details that are neither older nor less than the stored ones, and the fixtures with unknown players in them.
   * The later of two answers about a fixture counts.
   */
  async details(
    states: readonly RemoteState[],
    stored: readonly StoredFixture[],
    now: number,
  ): Promise<{ details: readonly ProvidedDetails[]; withStrangers: readonly StoredFixture[] }> {
    const storedByKey = new Map(stored.map((one) => [one.key, one]));
    const counts = await countDetails(this.#deps.db, this.#provider, [...storedByKey.keys()]);
    const byKey = new Map(states.map((state) => [state.fixture.key, state]));
    const safe = [...byKey.values()].flatMap(({ fixture, details, isWhole }) => {
      const before = storedByKey.get(fixture.key);
      if (details === null || before === undefined) return [];
      const known = counts.get(fixture.key) ?? NOBODY;
      const reason = reasonAgainst(fixture, { details, isWhole, before, known, now });
      if (reason === null) return [details];
      this.#deps.log.warn({ provider: this.#provider, fixture: fixture.key, reason }, "details left out");
      return [];
    });
    const strangers = await this.#fixturesWithStrangers(safe);
    return { details: safe, withStrangers: stored.filter(({ key }) => strangers.has(key)) };
  }

  /** The fixtures with players who aren't in the catalogue. */
  async #fixturesWithStrangers(details: readonly ProvidedDetails[]): Promise<ReadonlySet<string>> {
    const keys = details.flatMap(({ performances }) => performances.map(({ playerKey }) => playerKey));
    const known = await knownPlayers(this.#deps.db, this.#provider, keys);
    const strange = details.filter(({ performances }) =>
      performances.some(({ playerKey, performance }) => performance.minutes !== 0 && !known.has(playerKey)),
    );
    return new Set(strange.map(({ fixtureKey }) => fixtureKey));
  }
}

function said(count: number, what: string): string[] {
  return count === 0 ? [] : [`${count} ${what}`];
}

function withStored(given: RemoteFixture, stored: StoredFixture | undefined): ProvidedFixture | null {
  const kickOff = given.kickOff ?? stored?.kickOff ?? null;
  const round = given.round ?? stored?.round ?? null;
  return kickOff === null || round === null
    ? null
    : { ...given, ...keptScore(given, stored), kickOff, round };
}

/** A match that has started has a score: if the answer has none, the stored one counts. */
function keptScore(
  { status, homeGoals, awayGoals }: RemoteFixture,
  stored: StoredFixture | undefined,
): Pick<ProvidedFixture, "homeGoals" | "awayGoals"> {
  const hasBegun = isInPlay(status) || isFinished(status);
  if (!hasBegun || stored === undefined) return { homeGoals, awayGoals };
  return { homeGoals: homeGoals ?? stored.homeGoals, awayGoals: awayGoals ?? stored.awayGoals };
}

interface DetailsFacts extends Pick<RemoteState, "isWhole"> {
  readonly details: ProvidedDetails;
  readonly before: StoredFixture;
  readonly known: DetailsCount;
  readonly now: number;
}

/** Unused substitutes can be missing from a later answer; players who played can't, except by a correction. */
function reasonAgainst(fixture: RemoteFixture, facts: DetailsFacts): string | null {
  const { details, before, known } = facts;
  if (isStale({ ...fixture, kickOff: fixture.kickOff ?? before.kickOff }, before)) return "older than stored";
  if (isScoreMissing(fixture, before)) return "no score where one is stored";
  if (lacksGoals(fixture, facts)) return `fewer goals listed where all ${known.goals} are stored`;
  const { length } = details.performances;
  const played = details.performances.filter(({ performance }) => (performance.minutes ?? 0) > 0).length;
  const fewest = mayCorrect(fixture, facts)
    ? Math.max(LEAST_PERFORMANCES, known.played - MOST_CORRECTED)
    : known.played;
  if (played < Math.min(fewest, known.played))
    return `${played} players on the pitch where ${known.played} are stored`;
  if (length < known.all && length < LEAST_PERFORMANCES)
    return `${length} players where ${known.all} are stored`;
  return isPlayed(fixture.status) ? reasonAgainstPlayed(details) : null;
}

/** Both sides' figures don't always come together. A player of unknown side may be on either. */
function reasonAgainstPlayed({ performances }: ProvidedDetails): string | null {
  for (const one of sides) {
    const own = performances.filter(({ side }) => (side ?? one) === one);
    if (own.length < ELEVEN) return "fewer players than two elevens";
    const onPitch = own.filter(({ performance }) => (performance.minutes ?? 0) > 0);
    if (onPitch.length < LEAST_ON_PITCH) return "hardly anybody of a side has minutes";
  }
  return null;
}

function mayCorrect({ status }: RemoteFixture, { isWhole, before, now }: DetailsFacts): boolean {
  return isWhole && isPlayed(status) && now >= before.kickOff + CORRECTED_AFTER_MS;
}

function isScoreMissing(fixture: RemoteFixture, before: StoredFixture): boolean {
  return (
    (fixture.homeGoals === null && before.homeGoals !== null) ||
    (fixture.awayGoals === null && before.awayGoals !== null)
  );
}

/**
 * Whether goals are missing that are stored and make up the same score: own goals, and what was conceded by whom, follow
 * from them. If they're missing for good, and nothing but the state in play is stored, the answer counts in the end.
 */
function lacksGoals(fixture: RemoteFixture, facts: DetailsFacts): boolean {
  const { details, before, known } = facts;
  const { homeGoals, awayGoals } = before;
  const isSameScore = fixture.homeGoals === homeGoals && fixture.awayGoals === awayGoals;
  const areAllStored = known.goals === (homeGoals ?? 0) + (awayGoals ?? 0);
  if (!isSameScore || !areAllStored || (!before.hasDetails && mayCorrect(fixture, facts))) return false;
  return details.events.filter(({ kind }) => goalKinds.includes(kind)).length < known.goals;
}
