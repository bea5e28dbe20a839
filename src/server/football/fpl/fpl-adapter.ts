import * as z from "zod/mini";
import type { Deps, Log } from "#server/deps.ts";
import type { FootballProvider, ProvidedCatalogue } from "#server/football/provider.ts";
import { PLAYERS_EVERY_MS, SCHEDULE_EVERY_MS } from "#server/football/remote/due.ts";
import { ProviderTrouble } from "#server/football/remote/provider-trouble.ts";
import { readRecords } from "#server/football/remote/read-records.ts";
import type {
  Part,
  RemoteAdapter,
  RemoteFixture,
  RemoteSchedule,
  RemoteState,
  StoredFixture,
} from "#server/football/remote/remote-adapter.ts";
import { type RemoteGiven, type RemoteSource, remoteSource } from "#server/football/remote/remote-source.ts";
import type { RequestPurpose } from "#server/football/remote/spend-request.ts";
import { remoteProvider } from "#server/football/remote/remote-provider.ts";
import { readBootstrap, type Roster } from "./bootstrap.ts";
import { type FixtureRecord, fixtureRecord, toRemoteFixture } from "./fixture-record.ts";
import { liveRecord } from "./live-record.ts";
import { type Gameweek, toState } from "./to-state.ts";

const PLAYERS = "players";
const list = z.array(z.unknown());
const liveAnswer = z.object({ elements: list });

/** The public API of the Fantasy Premier League: only the Premier League, and no key. */
class FplAdapter implements RemoteAdapter {
  readonly name = "fpl";
  readonly #log: Log;
  readonly #source: RemoteSource;
  /** From the last bootstrap that was read, which explains the ids. */
  #roster: Roster | null = null;

  constructor({ log }: Pick<Deps, "log">, source: RemoteSource) {
    this.#log = log;
    this.#source = source;
  }

  async catalogueParts(): Promise<readonly Part<ProvidedCatalogue>[]> {
    const read = async (): Promise<ProvidedCatalogue> => (await this.#readRoster("catalogue")).catalogue;
    const isEmpty = ({ players }: ProvidedCatalogue): boolean => players.length === 0;
    return [{ what: PLAYERS, everyMs: PLAYERS_EVERY_MS, read, isEmpty }];
  }

  scheduleParts(): readonly Part<RemoteSchedule>[] {
    const read = async (): Promise<RemoteSchedule> => {
      // In summer all ids restart: the new season's fixtures would get last season's clubs.
      const roster = await this.#readRoster("schedule");
      const records = await this.#fixtures("/fixtures/", "schedule");
      const fixtures = records.flatMap((record) => toRemoteFixture(record, roster) ?? []);
      return { leagueId: "premier-league", isWhole: true, fixtures };
    };
    const isEmpty = ({ fixtures }: RemoteSchedule): boolean => fixtures.length === 0;
    return [{ what: "schedule premier-league", everyMs: SCHEDULE_EVERY_MS, read, isEmpty }];
  }

  async live(inPlay: readonly StoredFixture[]): Promise<readonly RemoteFixture[]> {
    const roster = await this.#rosterFor("score");
    const given: FixtureRecord[] = [];
    for (const round of roundsOf(inPlay)) given.push(...(await this.#fixturesOf(round, "score")));
    return given.flatMap((record) => toRemoteFixture(record, roster) ?? []);
  }

  async states(fixtures: readonly StoredFixture[], purpose: RequestPurpose): Promise<readonly RemoteState[]> {
    const roster = await this.#rosterFor(purpose);
    const asked = new Set(fixtures.map(({ key }) => key));
    const states: RemoteState[] = [];
    for (const round of roundsOf(fixtures)) {
      const records = await this.#fixturesOf(round, purpose);
      const { players, isWhole } = await this.#performancesOf(round, purpose);
      const wanted = records.filter(({ code }) => asked.has(String(code)));
      states.push(...wanted.flatMap((record) => toState(record, { roster, players, isWhole }) ?? []));
    }
    return states;
  }

  clubParts(): readonly string[] {
    return [PLAYERS];
  }

  squadParts(): readonly string[] {
    return [PLAYERS];
  }

  batches(fixtures: readonly StoredFixture[]): readonly (readonly StoredFixture[])[] {
    return [...Map.groupBy(fixtures, ({ round }) => round).values()];
  }

  async #rosterFor(purpose: RequestPurpose): Promise<Roster> {
    return this.#roster ?? this.#readRoster(purpose);
  }

  async #readRoster(purpose: RequestPurpose): Promise<Roster> {
    const roster = await this.#source.ask("/bootstrap-static/", purpose, (body) =>
      readBootstrap(body, this.#log),
    );
    this.#roster = roster;
    return roster;
  }

  #fixturesOf(round: number, purpose: RequestPurpose): Promise<FixtureRecord[]> {
    return this.#fixtures(`/fixtures/?event=${round}`, purpose);
  }

  #fixtures(path: string, purpose: RequestPurpose): Promise<FixtureRecord[]> {
    return this.#source.ask(path, purpose, (body) => {
      const parsed = list.safeParse(body);
      if (!parsed.success) throw new ProviderTrouble("unknown shape", "the answer is not a list of fixtures");
      return readRecords(parsed.data, fixtureRecord, this.#log);
    });
  }

  #performancesOf(round: number, purpose: RequestPurpose): Promise<Gameweek> {
    return this.#source.ask(`/event/${round}/live/`, purpose, (body) => {
      const parsed = liveAnswer.safeParse(body);
      if (!parsed.success) throw new ProviderTrouble("unknown shape", "the answer is not a live gameweek");
      const players = readRecords(parsed.data.elements, liveRecord, this.#log);
      return { players, isWhole: players.length === parsed.data.elements.length };
    });
  }
}

function roundsOf(fixtures: readonly StoredFixture[]): number[] {
  return [...new Set(fixtures.map(({ round }) => round))];
}

/** The public API states no limits; a busy Saturday needs far less than these. */
const LIMITS = { perDay: 6000, perMinute: 20 };

/** Football from the Fantasy Premier League at FPL_URL. */
export function fplProvider(
  deps: Pick<Deps, "config" | "db" | "clock" | "log">,
  given?: RemoteGiven,
): FootballProvider {
  const url = deps.config.fplUrl;
  const source = remoteSource(deps, { provider: "fpl", url, headers: {}, limits: LIMITS, given });
  return remoteProvider(deps, new FplAdapter(deps, source));
}
