import { seasonStarting } from "#game/leaderboard/season.ts";
import { DAY_MS } from "#game/milliseconds.ts";
import { latestSeasonOf } from "./assemble.ts";
import { type Fault, shownValue } from "./faults.ts";
import type { NeutralOf, NeutralRecord } from "./neutral-form.ts";
import type { NumberedRecord, ReadRecords } from "./record-reader.ts";

/** What earlier imports have stored, by key. */
export interface KnownFootball {
  readonly leagues: ReadonlySet<string>;
  readonly clubs: ReadonlySet<string>;
  /** With the players' names. */
  readonly players: ReadonlyMap<string, string>;
}

/** All faults of a file: unreadable lines, repeated records, and keys that lead nowhere. */
export function findFaults(read: ReadRecords, known: KnownFootball): Fault[] {
  if (read.records.length + read.faults.length === 0)
    return [{ line: 1, message: "there is no record in it" }];
  return [
    ...read.faults,
    ...findRepeated(read.records),
    ...findUnknownKeys(read, known),
    ...read.records.flatMap(({ line, record }) => {
      const message = record.kind === "fixture" ? faultOfFixture(record) : null;
      return message === null ? [] : [{ line, message }];
    }),
  ];
}

function findRepeated(records: readonly NumberedRecord[]): Fault[] {
  const lineOf = new Map<string, number>();
  const latest = latestSeasonOf(records.map(({ record }) => record));
  return records.flatMap(({ line, record }) => {
    const identity = identityOf(record);
    if (identity === null) return [];
    // A player can be described once per season.
    const season = record.kind === "player" ? (record.season ?? latest) : null;
    const before = lineOf.get(`${identity} ${season}`);
    if (before === undefined) lineOf.set(`${identity} ${season}`, line);
    return before === undefined ? [] : [{ line, message: `${identity} is already on line ${before}` }];
  });
}

/** What must be unique; null for events, because two can be alike. */
function identityOf(record: NeutralRecord): string | null {
  switch (record.kind) {
    case "event":
      return null;
    case "performance":
      return `performance of player "${record.player}" in fixture "${record.fixture}"`;
    default:
      return `${record.kind} "${record.key}"`;
  }
}

/** A field that names a record of a kind by its key. */
interface Reference {
  readonly field: string;
  readonly kind: "league" | "club" | "player" | "fixture";
  readonly key: string;
}

function referencesOf(record: NeutralRecord): readonly Reference[] {
  switch (record.kind) {
    case "league":
      return [];
    case "club":
      return [{ field: "league", kind: "league", key: record.league }];
    case "player":
      return [{ field: "club", kind: "club", key: record.club }];
    case "fixture":
      return [
        { field: "league", kind: "league", key: record.league },
        { field: "home", kind: "club", key: record.home },
        { field: "away", kind: "club", key: record.away },
      ];
    case "performance":
      return [
        { field: "fixture", kind: "fixture", key: record.fixture },
        { field: "player", kind: "player", key: record.player },
      ];
    case "event":
      return [
        { field: "fixture", kind: "fixture", key: record.fixture },
        { field: "player", kind: "player", key: record.player },
        ...(typeof record.other === "string"
          ? [{ field: "other", kind: "player", key: record.other } as const]
          : []),
      ];
    default: {
      const never: never = record;
      return never;
    }
  }
}

function findUnknownKeys({ records, faultyKeys }: ReadRecords, known: KnownFootball): Fault[] {
  const here = new Set(faultyKeys);
  for (const { record } of records) if ("key" in record) here.add(`${record.kind} ${record.key}`);
  const isKnown = ({ kind, key }: Reference): boolean => {
    if (here.has(`${kind} ${key}`)) return true;
    // A fixture is imported as a whole, so its performances and events are in the same file.
    return kind !== "fixture" && known[`${kind}s`].has(key);
  };
  return records.flatMap(({ line, record }) => {
    const unknown = referencesOf(record).filter((reference) => !isKnown(reference));
    if (unknown.length === 0) return [];
    const messages = unknown.map(({ field, kind, key }) => `${field}: there is no ${kind} "${key}"`);
    return [{ line, message: messages.join("; ") }];
  });
}

/** Seasons have started early and ended late, but never by more than this. */
const SEASON_SLACK_MS = 62 * DAY_MS;

function faultOfFixture({
  home,
  away,
  homeGoals,
  awayGoals,
  season,
  kickOff,
}: NeutralOf<"fixture">): string | null {
  if (home === away) return `home and away: both are the club "${home}"`;
  const [homeIsKnown, awayIsKnown] = [homeGoals, awayGoals].map((goals) => typeof goals === "number");
  if (homeIsKnown !== awayIsKnown) {
    const [one, other] = [shownValue(homeGoals), shownValue(awayGoals)];
    return `homeGoals and awayGoals: give both or neither, not ${one} and ${other}`;
  }
  const { name, startsAt, endsAt } = seasonStarting(season);
  const at = Date.parse(kickOff);
  const isInSeason = at >= startsAt - SEASON_SLACK_MS && at < endsAt + SEASON_SLACK_MS;
  return isInSeason
    ? null
    : `kickOff: ${shownValue(kickOff)} is not in the season ${name}; season is the year in which it starts, not ${season}`;
}
