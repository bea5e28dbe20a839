import type { CardFormView } from "#contract/card/card-form.ts";
import { type ClubRecord, fixtureDifficulty } from "#game/fantasy/advice/difficulty.ts";
import type { SeasonFixture } from "./load-seasons.ts";

type ComingFixture = NonNullable<CardFormView["next"]>;

type ClubsOfFixture = Pick<SeasonFixture, "homeClubId" | "awayClubId">;

/** A fixture with its clubs. */
export type NamedFixture = ClubsOfFixture &
  Pick<SeasonFixture, "kickOff" | "homeName" | "awayName" | "homeCode" | "awayCode">;

/** A club's fixture that's still to be played. */
export function toComing(
  fixture: NamedFixture,
  clubId: number,
  records: ReadonlyMap<number, ClubRecord>,
): ComingFixture {
  const { opponent, isHome } = opponentOf(fixture, clubId);
  const opponentCode = isHome ? fixture.awayCode : fixture.homeCode;
  const record = records.get(isHome ? fixture.awayClubId : fixture.homeClubId) ?? { played: 0, points: 0 };
  return {
    opponent,
    opponentCode,
    isHome,
    kickOff: new Date(fixture.kickOff).toISOString(),
    difficulty: fixtureDifficulty(record, !isHome),
  };
}

/** The other club's name, and whether this club (`clubId`) is at home. */
export function opponentOf(fixture: NamedFixture, clubId: number): { opponent: string; isHome: boolean } {
  const isHome = fixture.homeClubId === clubId;
  return { opponent: isHome ? fixture.awayName : fixture.homeName, isHome };
}

/** A club's fixtures, by kick-off. */
export function fixturesOfClub<Fixture extends ClubsOfFixture>(
  fixtures: readonly Fixture[],
  clubId: number,
): Fixture[] {
  return fixtures.filter((fixture) => isOfClub(fixture, clubId));
}

/** Whether a club plays in a fixture; null: no club. */
export function isOfClub({ homeClubId, awayClubId }: ClubsOfFixture, clubId: number | null): boolean {
  return homeClubId === clubId || awayClubId === clubId;
}

/** Whether a fixture is still ahead at an instant (epoch milliseconds). */
export function isToCome({ kickOff, status }: SeasonFixture, now: number): boolean {
  return kickOff > now && status === "scheduled";
}
