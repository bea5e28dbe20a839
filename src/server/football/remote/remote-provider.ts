import { seasonOf } from "#game/leaderboard/season.ts";
import type { Deps } from "#server/deps.ts";
import type {
  AwaitedLineUps,
  FootballProvider,
  ProvidedCatalogue,
  ProvidedDetails,
  ProvidedFixture,
  ProvidedLineUp,
  ProviderReport,
} from "#server/football/provider.ts";
import { askOf, lineUpsAskOf, strangersOf } from "./ask-names.ts";
import { forgetAsksFor, forgetOldAsks, loadAsks, noteAsks, noteDone, noteFailed, noteRead } from "./asks.ts";
import {
  detailsDue,
  isDue,
  LATE_SPAN_MS,
  LATER_EVERY_MS,
  LIVE_EVERY_MS,
  LIVE_SPAN_MS,
  PLAYERS_EVERY_MS,
  SCHEDULE_EVERY_MS,
} from "./due.ts";
import { loadDueLineUps } from "./due-line-ups.ts";
import { gapsIn, leftOutFixtures, unnamedIn } from "./missing-fixtures.ts";
import { ProviderTrouble } from "./provider-trouble.ts";
import type { Part, RemoteAdapter, RemoteFixture, RemoteSchedule, StoredFixture } from "./remote-adapter.ts";
import { AnswerGuard } from "./answer-guard.ts";
import type { RequestPurpose } from "./spend-request.ts";
import { countStored, loadStored, loadUnfinished } from "./stored.ts";

/** The name of the request for live scores. */
const LIVE = "live";

/**
 * A provider on the network for the ingestion. It makes as few requests as possible and returns only what can be
 * stored: an answer that fails, is older than the stored data, or has less, is left out, and the good data stays. It
 * never throws ProviderTrouble: `takeReport` reports what went wrong.
 */
export function remoteProvider(deps: Pick<Deps, "db" | "log">, adapter: RemoteAdapter): FootballProvider {
  return new RemoteProvider(deps, adapter);
}

class RemoteProvider implements FootballProvider {
  readonly name: RemoteAdapter["name"];
  readonly #deps: Pick<Deps, "db" | "log">;
  readonly #adapter: RemoteAdapter;
  readonly #guard: AnswerGuard;
  /** The most serious trouble since the last report, and whether the last request failed. */
  #trouble: ProviderTrouble | null = null;
  #hasJustFailed = false;
  #isOutOfBudget = false;
  /** The purposes without a budget left in this run. */
  readonly #outOfBudget = new Set<RequestPurpose>();
  #answered = new Set<string>();
  #idle = new Set<string>();
  /** The parts that the last call read. */
  #read: readonly string[] = [];

  constructor(deps: Pick<Deps, "db" | "log">, adapter: RemoteAdapter) {
    this.name = adapter.name;
    this.#deps = deps;
    this.#adapter = adapter;
    this.#guard = new AnswerGuard(deps, adapter.name);
  }

  takeReport(): ProviderReport {
    const report = { trouble: this.#trouble, answered: this.#answered, idle: this.#idle };
    this.#trouble = null;
    this.#answered = new Set();
    this.#idle = new Set();
    this.#outOfBudget.clear();
    return report;
  }

  async noteStored(now: number): Promise<void> {
    const whats = this.#read;
    this.#read = [];
    await noteDone(this.#deps.db, this.name, whats, now);
  }

  async catalogue(now: number): Promise<ProvidedCatalogue> {
    const parts = await this.#adapter.catalogueParts(now);
    const read = await this.#readDue(parts, now);
    // Squads wait for the next minute's requests, and nothing is out of date because of it.
    if (this.#trouble?.kind === "budget spent") this.#trouble = null;
    return {
      leagues: read.flatMap(({ leagues }) => leagues),
      clubs: read.flatMap(({ clubs }) => clubs),
      players: read.flatMap(({ players }) => players),
      wholeSquads: read.flatMap(({ wholeSquads = [] }) => wholeSquads),
    };
  }

  async fixtures(now: number): Promise<readonly ProvidedFixture[]> {
    const schedules = await this.#readDue(this.#adapter.scheduleParts(now), now);
    const unnamed: RemoteFixture[] = [];
    for (const schedule of schedules) {
      const stored = await this.#countStored(schedule, now);
      await this.#noteMissing(schedule, stored, now);
      const facts = { provider: this.name, stored, now };
      unnamed.push(...(await leftOutFixtures(this.#deps.db, schedule, facts)));
    }
    const inPlay = await loadUnfinished(this.#deps.db, this.name, {
      inPlayFrom: now - LATE_SPAN_MS,
      from: now - LIVE_SPAN_MS,
      to: now,
    });
    // Scores last, because they're newer than a schedule that was read just before.
    const scheduled = [...unnamed, ...schedules.flatMap(({ fixtures }) => fixtures)];
    const given = [...scheduled, ...(await this.#live(inPlay, now))];
    return this.#fresh(given, now);
  }

  async details(keys: readonly string[], now: number): Promise<readonly ProvidedDetails[]> {
    const { db } = this.#deps;
    const stored = await loadStored(db, this.name, keys);
    const asks = await loadAsks(
      db,
      this.name,
      stored.map(({ key }) => askOf(key)),
      now,
    );
    const due = Map.groupBy(stored, (one) =>
      one.hasSquads ? detailsDue({ ...one, askedAt: asks.get(askOf(one.key)) }, now) : null,
    );
    const read: ProvidedDetails[] = [];
    for (const purpose of ["result", "performance"] as const) {
      if (this.#outOfBudget.has(purpose)) continue;
      for (const batch of this.#adapter.batches(due.get(purpose) ?? [])) {
        const details = await this.#readStates(batch, purpose, now);
        if (details === null && this.#isOutOfBudget) this.#outOfBudget.add(purpose);
        if (details === null) return read;
        read.push(...details);
      }
    }
    return read;
  }

  /** Line-ups that can't be read now are requested again at their next turn; that's no trouble with the budget. */
  async lineUps(awaited: readonly AwaitedLineUps[], now: number): Promise<readonly ProvidedLineUp[]> {
    const adapter = this.#adapter;
    if (adapter.lineUps === undefined) return [];
    const due = await loadDueLineUps(this.#deps.db, this.name, awaited, now);
    const before = this.#trouble;
    const given: ProvidedLineUp[] = [];
    for (const batch of adapter.batches(due)) {
      const whats = batch.map(({ key }) => lineUpsAskOf(key));
      await noteAsks(this.#deps.db, this.name, whats, now);
      const read = await this.#try("line-ups", () => adapter.lineUps?.(batch) ?? Promise.resolve([]));
      if (read === null) break;
      given.push(...read);
    }
    if (this.#trouble?.kind === "budget spent") this.#trouble = before;
    return given;
  }

  /** Live scores; for matches that should be in play but aren't among them, their own states. */
  async #live(inPlay: readonly StoredFixture[], now: number): Promise<readonly RemoteFixture[]> {
    const asks = await loadAsks(this.#deps.db, this.name, [LIVE], now);
    if (inPlay.length === 0) this.#idle.add(LIVE);
    if (inPlay.length === 0 || !isDue(asks.get(LIVE), LIVE_EVERY_MS, now)) return [];
    await noteAsks(this.#deps.db, this.name, [LIVE], now);
    const live = await this.#try(LIVE, () => this.#adapter.live(inPlay));
    if (live === null) return [];
    const given = [...live];
    for (const batch of this.#adapter.batches(unnamedIn(inPlay, live))) {
      const states = await this.#try(LIVE, () => this.#adapter.states(batch, "score"));
      if (states === null) return given;
      given.push(...states.map(({ fixture }) => fixture));
    }
    const missing = unnamedIn(inPlay, given).length;
    if (missing === 0) return given;
    this.#noteStale(`${missing} of ${inPlay.length} matches in play are not named`, LIVE);
    await this.#askForSchedules(now);
    return given;
  }

  /** A match of today that isn't named any more may have been put off, which only a schedule tells. */
  async #askForSchedules(now: number): Promise<void> {
    const { db } = this.#deps;
    const whats = this.#adapter.scheduleParts(now).map(({ what }) => what);
    await forgetOldAsks(db, this.name, { whats, olderThanMs: LATER_EVERY_MS }, now);
  }

  async #readStates(
    batch: readonly StoredFixture[],
    purpose: RequestPurpose,
    now: number,
  ): Promise<readonly ProvidedDetails[] | null> {
    const states = await this.#try("details", () => this.#adapter.states(batch, purpose));
    if (states === null) return null;
    const { details, withStrangers } = await this.#guard.details(states, batch, now);
    const askedAgain = await this.#askForStrangers(withStrangers, now);
    const whats = batch.map(({ key }) => askOf(key)).filter((what) => !askedAgain.has(what));
    await noteAsks(this.#deps.db, this.name, whats, now);
    return details;
  }

  /**
   * Unknown players have joined since the squads were read: these are read again, at most once a day, and after them
   * the details. @returns the requests for details that therefore stay open.
   */
  async #askForStrangers(fixtures: readonly StoredFixture[], now: number): Promise<ReadonlySet<string>> {
    const { db } = this.#deps;
    const open = new Set<string>();
    for (const fixture of fixtures) {
      const parts = this.#adapter.squadParts(fixture);
      const asks = await loadAsks(db, this.name, [...parts, ...parts.map(strangersOf)], now);
      const due = parts.filter((part) =>
        [part, strangersOf(part)].every((what) => isDue(asks.get(what), PLAYERS_EVERY_MS, now)),
      );
      if (due.length === 0) continue;
      await forgetAsksFor(db, this.name, due);
      await noteAsks(db, this.name, due.map(strangersOf), now);
      open.add(askOf(fixture.key));
    }
    return open;
  }

  async #fresh(given: readonly RemoteFixture[], now: number): Promise<readonly ProvidedFixture[]> {
    const { fixtures, leftOut } = await this.#guard.fixtures(given, now);
    for (const why of leftOut) this.#noteStale(why, LIVE);
    return fixtures;
  }

  #countStored({ leagueId }: RemoteSchedule, now: number): Promise<number> {
    const season = seasonOf(now).startYear;
    return countStored(this.#deps.db, this.name, { leagueId, season });
  }

  /** An incomplete schedule is stored as far as it goes. It's read again sooner than usual, after any unknown clubs. */
  async #noteMissing(schedule: RemoteSchedule, stored: number, now: number): Promise<void> {
    const { db } = this.#deps;
    const { reasons, hasUnknownClubs } = await gapsIn(db, schedule, { provider: this.name, stored });
    if (reasons.length === 0) return;
    const what = `schedule ${schedule.leagueId}`;
    for (const reason of reasons) this.#noteStale(reason, what);
    if (hasUnknownClubs) await forgetAsksFor(db, this.name, this.#adapter.clubParts(schedule.leagueId, now));
    this.#read = this.#read.filter((read) => read !== what);
    await noteFailed(db, this.name, { what, everyMs: SCHEDULE_EVERY_MS }, now);
  }

  /**
   * Reads the parts that are due, until one shows that further requests are useless. If the process ends before a part
   * is stored, the part is read again as soon as a failed one.
   */
  async #readDue<Value>(parts: readonly Part<Value>[], now: number): Promise<Value[]> {
    const { db } = this.#deps;
    const asks = await loadAsks(
      db,
      this.name,
      parts.map(({ what }) => what),
      now,
    );
    const read: Value[] = [];
    const whats: string[] = [];
    for (const part of parts) {
      if (!isDue(asks.get(part.what), part.everyMs, now)) continue;
      const value = await this.#try(part.what, () => part.read());
      if (value === null) {
        if (!this.#hasJustFailed) break;
        await noteFailed(db, this.name, part, now);
        continue;
      }
      read.push(value);
      const isEmpty = part.isEmpty(value);
      if (!isEmpty) whats.push(part.what);
      await (isEmpty ? noteFailed : noteRead)(db, this.name, part, now);
    }
    this.#read = whats;
    return read;
  }

  /** The result of a request; null if there's trouble, which is recorded. */
  async #try<Value>(what: string, ask: () => Promise<Value>): Promise<Value | null> {
    try {
      const value = await ask();
      this.#answered.add(what);
      return value;
    } catch (error) {
      if (!(error instanceof ProviderTrouble)) throw error;
      this.#note(error);
      return null;
    }
  }

  #noteStale(message: string, about: string): void {
    this.#note(new ProviderTrouble("stale", message, null, about));
  }

  /** Of equals the first stays, because the others mostly follow from it. */
  #note(trouble: ProviderTrouble): void {
    this.#hasJustFailed = trouble.isFailure;
    this.#isOutOfBudget = trouble.kind === "budget spent";
    if (this.#trouble === null || trouble.gravity > this.#trouble.gravity) this.#trouble = trouble;
  }
}
