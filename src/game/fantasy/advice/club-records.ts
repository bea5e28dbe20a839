import type { RoundFixture } from "#game/fantasy/round.ts";
import type { ClubRecord } from "./difficulty.ts";

interface PlayedFixture extends Pick<RoundFixture, "status" | "homeClubId" | "awayClubId"> {
  readonly homeGoals: number | null;
  readonly awayGoals: number | null;
}

/** The league's table as far as it has been played, by club: three points for a win, one for a draw. */
export function clubRecords(fixtures: readonly PlayedFixture[]): ReadonlyMap<number, ClubRecord> {
  const records = new Map<number, ClubRecord>();
  const add = (clubId: number, own: number, other: number): void => {
    const { played, points } = records.get(clubId) ?? { played: 0, points: 0 };
    const gained = own > other ? 3 : Number(own === other);
    records.set(clubId, { played: played + 1, points: points + gained });
  };
  for (const { status, homeClubId, awayClubId, homeGoals, awayGoals } of fixtures) {
    if (status !== "finished" || homeGoals === null || awayGoals === null) continue;
    add(homeClubId, homeGoals, awayGoals);
    add(awayClubId, awayGoals, homeGoals);
  }
  return records;
}
