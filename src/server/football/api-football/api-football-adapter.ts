import { sql } from "drizzle-orm";
import type * as z from "zod/mini";
import { seasonOf } from "#game/leaderboard/season.ts";
import { type League, leagues } from "#game/world/catalogue/leagues.ts";
import type { Deps } from "#server/deps.ts";
import { toProvidedLeague } from "#server/football/identity/known-club.ts";
import type {
  FootballProvider,
  LeagueId,
  ProvidedCatalogue,
  ProvidedLineUp,
} from "#server/football/provider.ts";
import { SCHEDULE_EVERY_MS, SQUADS_EVERY_MS } from "#server/football/remote/due.ts";
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
import { type Envelope, readEnvelope } from "./envelope.ts";
import { type FixtureRecord, fixtureRecord, toRemoteFixture } from "./fixture-record.ts";
import { squadPlayerRecord, squadRecord, teamRecord, toClub, toSquad } from "./squad-record.ts";
import { hasUnreadablePlayers, toDetails } from "./to-details.ts";
import { toLineUps } from "./to-line-ups.ts";

/** Fixtures per request by id. */
const IDS_AT_ONCE = 20;

type AdapterDeps = Pick<Deps, "db" | "clock" | "log">;

/** API-Football, version 3: https://www.api-football.com/documentation-v3 */
export class ApiFootballAdapter implements RemoteAdapter {
  readonly name = "api-football";
  readonly #deps: AdapterDeps;
  readonly #source: RemoteSource;

  constructor(deps: AdapterDeps, source: RemoteSource) {
    this.#deps = deps;
    this.#source = source;
  }

  async catalogueParts(now: number): Promise<readonly Part<ProvidedCatalogue>[]> {
    const season = seasonOf(now).startYear;
    const clubKeys = await loadClubKeys(this.#deps.db, season);
    return [
      ...leagues.map((league) => this.#clubsPart(league, season)),
      ...clubKeys.map((key) => this.#squadPart(key)),
    ];
  }

  scheduleParts(now: number): readonly Part<RemoteSchedule>[] {
    const season = seasonOf(now).startYear;
    return leagues.map(({ slug, apiFootballId }) => ({
      what: `schedule ${slug}`,
      everyMs: SCHEDULE_EVERY_MS,
      isEmpty: ({ fixtures }) => fixtures.length === 0,
      read: () =>
        this.#source.ask(`/fixtures?league=${apiFootballId}&season=${season}`, "schedule", (body) => ({
          leagueId: slug,
          isWhole: this.#envelope(body).isWhole,
          fixtures: this.#fixtures(body).flatMap((record) => toRemoteFixture(record) ?? []),
        })),
    }));
  }

  live(): Promise<readonly RemoteFixture[]> {
    const ids = leagues.map(({ apiFootballId }) => apiFootballId).join("-");
    return this.#source.ask(`/fixtures?live=${ids}`, "score", (body) =>
      this.#fixtures(body).flatMap((record) => toRemoteFixture(record) ?? []),
    );
  }

  states(fixtures: readonly StoredFixture[], purpose: RequestPurpose): Promise<readonly RemoteState[]> {
    const ids = fixtures.map(({ key }) => key).join("-");
    return this.#source.ask(`/fixtures?ids=${ids}`, purpose, (body) => this.#states(this.#fixtures(body)));
  }

  lineUps(fixtures: readonly StoredFixture[]): Promise<readonly ProvidedLineUp[]> {
    const ids = fixtures.map(({ key }) => key).join("-");
    return this.#source.ask(`/fixtures?ids=${ids}`, "performance", (body) =>
      this.#fixtures(body).flatMap(toLineUps),
    );
  }

  /** A fixture with unreadable details has none for now; if all are unreadable, the format has changed. */
  #states(records: readonly FixtureRecord[]): RemoteState[] {
    const troubles: ProviderTrouble[] = [];
    const states = records.flatMap((record): RemoteState[] => {
      const fixture = toRemoteFixture(record);
      if (fixture === null) return [];
      try {
        const details = toDetails(record, this.#deps.log);
        return [{ fixture, details, isWhole: !hasUnreadablePlayers(record) }];
      } catch (error) {
        if (!(error instanceof ProviderTrouble)) throw error;
        troubles.push(error);
        this.#deps.log.warn({ fixture: fixture.key, reason: error.message }, "details left out");
        return [{ fixture, details: null, isWhole: false }];
      }
    });
    const [trouble] = troubles;
    if (trouble !== undefined && states.every(({ details }) => details === null)) throw trouble;
    return states;
  }

  clubParts(leagueId: LeagueId, now: number): readonly string[] {
    return [clubsAsk(leagueId, seasonOf(now).startYear)];
  }

  squadParts({ homeClubKey, awayClubKey }: StoredFixture): readonly string[] {
    return [squadAsk(homeClubKey), squadAsk(awayClubKey)];
  }

  batches(fixtures: readonly StoredFixture[]): readonly (readonly StoredFixture[])[] {
    const batches: (readonly StoredFixture[])[] = [];
    for (let at = 0; at < fixtures.length; at += IDS_AT_ONCE) {
      batches.push(fixtures.slice(at, at + IDS_AT_ONCE));
    }
    return batches;
  }

  #clubsPart({ slug, apiFootballId }: League, season: number): Part<ProvidedCatalogue> {
    return {
      what: clubsAsk(slug, season),
      everyMs: SQUADS_EVERY_MS,
      isEmpty: ({ clubs }) => clubs.length === 0,
      read: () =>
        this.#source.ask(`/teams?league=${apiFootballId}&season=${season}`, "catalogue", (body) => ({
          leagues: toProvidedLeague(slug),
          clubs: this.#records(body, teamRecord).map((team) => toClub(team, slug)),
          players: [],
        })),
    };
  }

  #squadPart(clubKey: string): Part<ProvidedCatalogue> {
    return {
      what: squadAsk(clubKey),
      everyMs: SQUADS_EVERY_MS,
      isEmpty: ({ players }) => players.length === 0,
      read: () =>
        this.#source.ask(`/players/squads?team=${clubKey}`, "catalogue", (body) => {
          const squads = this.#records(body, squadRecord).filter(({ team }) => String(team.id) === clubKey);
          const players = squads.flatMap((squad) =>
            readRecords(squad.players, squadPlayerRecord, this.#deps.log),
          );
          const count = squads.reduce((sum, squad) => sum + squad.players.length, 0);
          const isWhole = players.length === count && this.#envelope(body).isWhole;
          const wholeSquads = count > 0 && isWhole ? [clubKey] : [];
          return { leagues: [], clubs: [], players: toSquad(clubKey, players), wholeSquads };
        }),
    };
  }

  #fixtures(body: unknown): FixtureRecord[] {
    return this.#records(body, fixtureRecord);
  }

  #records<Schema extends z.ZodMiniType>(body: unknown, schema: Schema): z.output<Schema>[] {
    return readRecords(this.#envelope(body).records, schema, this.#deps.log);
  }

  #envelope(body: unknown): Envelope {
    return readEnvelope(body, this.#deps.clock.wallTime());
  }
}

function clubsAsk(leagueId: LeagueId, season: number): string {
  return `clubs ${leagueId} ${season}`;
}

function squadAsk(clubKey: string): string {
  return `squad ${clubKey}`;
}

/** The clubs of this season's fixtures in the order of the leagues: the Premier League's squads come first. */
async function loadClubKeys(db: Deps["db"], season: number): Promise<readonly string[]> {
  const { rows } = await db.execute<{ key: string; leagueId: LeagueId }>(sql`
    select key, league_id as "leagueId" from club
     where provider = 'api-football'
       and id in (select home_club_id from fixture where provider = 'api-football' and season = ${season})`);
  const order = leagues.map(({ slug }) => slug);
  return rows
    .toSorted(
      (a, b) => order.indexOf(a.leagueId) - order.indexOf(b.leagueId) || Number(a.key) - Number(b.key),
    )
    .map(({ key }) => key);
}

/** Football from API-Football, with the configured account. */
export function apiFootballProvider(
  deps: Pick<Deps, "config" | "db" | "clock" | "log">,
  given?: RemoteGiven,
): FootballProvider {
  const account = deps.config.apiFootball;
  if (account === null) throw new Error("API-Football is not configured");
  const { url, key, perDay, perMinute } = account;
  const source = remoteSource(deps, {
    provider: "api-football",
    url,
    headers: { "x-apisports-key": key },
    limits: { perDay, perMinute },
    given,
  });
  return remoteProvider(deps, new ApiFootballAdapter(deps, source));
}
