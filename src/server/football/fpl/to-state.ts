import { awardBonus } from "#game/football/bonus.ts";
import { isFinished, isInPlay } from "#game/football/fixture-status.ts";
import type { Performance } from "#game/football/performance.ts";
import type { RemoteFixture, RemoteState } from "#server/football/remote/remote-adapter.ts";
import type { Side } from "#game/side.ts";
import type { Roster } from "./bootstrap.ts";
import { type FixtureRecord, bpsIn, sidesIn, toFixtureEvents, toRemoteFixture } from "./fixture-record.ts";
import { type LiveRecord, toPerformance } from "./live-record.ts";
import { utcInstant } from "./utc-instant.ts";

/** What everyone did in a gameweek, and whether all of it was readable. */
export interface Gameweek {
  readonly players: readonly LiveRecord[];
  readonly isWhole: boolean;
}

/** A fixture's state and details, from its record and its gameweek; null if one of its clubs is unknown. */
export function toState(
  record: FixtureRecord,
  { roster, players, isWhole }: Gameweek & { readonly roster: Roster },
): RemoteState | null {
  const fixture = toRemoteFixture(record, roster);
  if (fixture === null) return null;
  const byKey = new Map(roster.catalogue.players.map((one) => [one.key, one]));
  const sides = sidesIn(record);
  const bpsOf = bpsIn(record);
  const played = players.flatMap((player) => {
    const playerKey = roster.playerKeys.get(player.id);
    const performance = toPerformance(player, record.id, bpsOf?.(player.id) ?? null);
    if (playerKey === undefined || performance === null) return [];
    const present = { clubKey: byKey.get(playerKey)?.clubKey, since: roster.joinedOn.get(player.id) };
    const side = sides.get(player.id) ?? sideWith(present, fixture);
    return [{ playerKey, side, performance }];
  });
  const bonuses = bonusesOf(
    fixture,
    played.map(({ performance }) => performance),
  );
  const performances = played.map(({ performance, ...of }, at) => ({
    ...of,
    performance: { ...performance, bonus: bonuses[at] ?? null },
  }));
  const nameOf = (element: number) => byKey.get(roster.playerKeys.get(element) ?? "")?.name ?? null;
  const events = toFixtureEvents(record, nameOf);
  return { fixture, details: { fixtureKey: fixture.key, events, performances }, isWhole };
}

/**
 * The side of someone whom the fixture doesn't list, such as a substitute who hasn't come on: his present club's while
 * the match is in play, or if he joined it before. Otherwise he may have moved, even to the opponents, so it's unknown.
 */
function sideWith(
  { clubKey, since }: { readonly clubKey: string | undefined; readonly since: string | undefined },
  { status, kickOff, homeClubKey, awayClubKey }: RemoteFixture,
): Side | null {
  const wasThere = since !== undefined && kickOff !== null && utcInstant(since) < kickOff;
  if (!isInPlay(status) && !wasThere) return null;
  if (clubKey === homeClubKey) return "home";
  return clubKey === awayClubKey ? "away" : null;
}

/**
 * The provider awards the bonus some time after the match. Until then its zeros say nothing, and BPS decide, unless
 * somebody's are unknown (docs/rules.md#points).
 */
function bonusesOf({ status }: RemoteFixture, performances: readonly Performance[]): Performance["bonus"][] {
  const given = performances.map(({ bonus }) => bonus);
  if (!isFinished(status) || given.some((bonus) => (bonus ?? 0) > 0)) return given;
  const isRanked = performances.every(({ minutes, bps }) => minutes === 0 || bps !== null);
  const open = performances.map((performance) => ({ ...performance, bonus: null }));
  return isRanked ? [...awardBonus(open)] : open.map(({ bonus }) => bonus);
}
