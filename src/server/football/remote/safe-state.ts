import { isAwarded, isFinished } from "#game/football/fixture-status.ts";
import type { Deps } from "../../deps.ts";
import type { ProvidedDetails, ProvidedFixture } from "../provider.ts";
import type { RemoteFixture, RemoteState, StoredFixture } from "./remote-adapter.ts";
import { isStale } from "./stale.ts";
import { countPerformances, knownPlayers, loadStored, type PerformanceCount } from "./stored.ts";

/** A match that was played has two elevens at the least. */
const LEAST_PERFORMANCES = 22;

const NOBODY: PerformanceCount = { all: 0, played: 0 };

/** Tells of a provider's answers what may be stored: nothing that is older, and nothing that is less. */
export class SafeState {
  readonly #deps: Pick<Deps, "db" | "log">;
  readonly #provider: string;

  constructor(deps: Pick<Deps, "db" | "log">, provider: string) {
    this.#deps = deps;
    this.#provider = provider;
  }

  /** The fixtures that are newer than the stored ones; the later of two answers about one fixture counts. */
  async fixtures(
    given: readonly RemoteFixture[],
  ): Promise<{ fixtures: readonly ProvidedFixture[]; staleCount: number }> {
    if (given.length === 0) return { fixtures: [], staleCount: 0 };
    const byKey = new Map(given.map((one) => [one.key, one]));
    const stored = await loadStored(this.#deps.db, this.#provider, [...byKey.keys()]);
    const storedByKey = new Map(stored.map((one) => [one.key, one]));
    const whole = [...byKey.values()].flatMap((one) => withStored(one, storedByKey.get(one.key)) ?? []);
    const fixtures = whole.filter((one) => {
      const before = storedByKey.get(one.key);
      return before === undefined || !isStale(one, before);
    });
    return { fixtures, staleCount: whole.length - fixtures.length };
  }

  /**
   * The details that are neither older nor less than what is stored, and where players are in them who are not known.
   * The later of two answers about one fixture counts.
   */
  async details(
    states: readonly RemoteState[],
    stored: readonly StoredFixture[],
  ): Promise<{ details: readonly ProvidedDetails[]; withStrangers: readonly StoredFixture[] }> {
    const storedByKey = new Map(stored.map((one) => [one.key, one]));
    const counts = await countPerformances(this.#deps.db, this.#provider, [...storedByKey.keys()]);
    const byKey = new Map(states.map((state) => [state.fixture.key, state]));
    const safe = [...byKey.values()].flatMap(({ fixture, details }) => {
      const before = storedByKey.get(fixture.key);
      if (details === null || before === undefined) return [];
      const reason = reasonAgainst(fixture, { details, before, known: counts.get(fixture.key) ?? NOBODY });
      if (reason === null) return [details];
      this.#deps.log.warn({ provider: this.#provider, fixture: fixture.key, reason }, "details left out");
      return [];
    });
    const strangers = await this.#fixturesWithStrangers(safe);
    return { details: safe, withStrangers: stored.filter(({ key }) => strangers.has(key)) };
  }

  /** The fixtures in which somebody played who is not in the catalogue. */
  async #fixturesWithStrangers(details: readonly ProvidedDetails[]): Promise<ReadonlySet<string>> {
    const keys = details.flatMap(({ performances }) => performances.map(({ playerKey }) => playerKey));
    const known = await knownPlayers(this.#deps.db, this.#provider, keys);
    const strange = details.filter(({ performances }) =>
      performances.some(({ playerKey, performance }) => performance.minutes !== 0 && !known.has(playerKey)),
    );
    return new Set(strange.map(({ fixtureKey }) => fixtureKey));
  }
}

function withStored(given: RemoteFixture, stored: StoredFixture | undefined): ProvidedFixture | null {
  const kickOff = given.kickOff ?? stored?.kickOff ?? null;
  const round = given.round ?? stored?.round ?? null;
  return kickOff === null || round === null ? null : { ...given, kickOff, round };
}

interface DetailsFacts {
  readonly details: ProvidedDetails;
  readonly before: StoredFixture;
  readonly known: PerformanceCount;
}

/** Who only sat on the bench may be gone from a later answer: what was played may not. */
function reasonAgainst(fixture: RemoteFixture, { details, before, known }: DetailsFacts): string | null {
  if (isStale({ ...fixture, kickOff: fixture.kickOff ?? before.kickOff }, before)) return "older than stored";
  const { length } = details.performances;
  const played = details.performances.filter(({ performance }) => (performance.minutes ?? 0) > 0).length;
  if (played < known.played) return `${played} players on the pitch where ${known.played} are stored`;
  if (length < known.all && length < LEAST_PERFORMANCES)
    return `${length} players where ${known.all} are stored`;
  const isPlayed = isFinished(fixture.status) && !isAwarded(fixture.status);
  if (isPlayed && length < LEAST_PERFORMANCES) return "fewer players than two elevens";
  return null;
}
