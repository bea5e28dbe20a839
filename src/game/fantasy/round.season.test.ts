import { describe, expect, test } from "vitest";
import { readRecordedRounds } from "#tests/support/recorded-rounds.ts";
import {
  areRecordedResultsMissing,
  isRecordedSeasonMissing,
  readRecordedResults,
  SKIPPED_WITHOUT_FILE,
} from "#tests/support/recorded-season.ts";
import { fixtureCounts, roundsAt } from "./round.ts";
import type { RoundFixture } from "./round.ts";
import { roundStateAt } from "./round-state.ts";

describe.skipIf(isRecordedSeasonMissing)(
  `the rounds of the recorded season (${SKIPPED_WITHOUT_FILE})`,
  () => {
    const season = isRecordedSeasonMissing ? null : readRecordedRounds();
    const fixtures = season?.fixtures ?? [];
    const rounds = roundsAt(fixtures, new Map(), 0);

    test("all 380 fixtures count in the gameweek in which they were counted, blanks and doubles too", () => {
      expect(rounds.map(({ round }) => round)).toEqual(Array.from({ length: 38 }, (_, at) => at + 1));
      const moved = rounds.flatMap(({ round, fixtures: own }) =>
        own.filter((fixture) => fixture.round !== round),
      );
      expect(moved).toEqual([]);
      expect(rounds.flatMap(({ fixtures: own }) => own)).toHaveLength(380);
      const doubles = rounds.filter((round) => [...fixtureCounts(round).values()].includes(2));
      const blanks = rounds.filter((round) => fixtureCounts(round).size < 20);
      expect(doubles.map(({ round }) => round)).toEqual([26, 33, 36]);
      expect(blanks.map(({ round }) => round)).toEqual([31, 34]);
    });

    test("a fixture that still has the number of its first date counts where it was played", () => {
      // Those of the double in midweek, with the number of the round from which they were brought forward.
      const renumbered = fixtures.map((fixture) =>
        fixture.round === 33 && fixture.kickOff > Date.parse("2026-04-21")
          ? { ...fixture, round: 34 }
          : fixture,
      );
      const changed = renumbered.filter((fixture, at) => fixture.round !== fixtures[at]?.round);
      expect(changed.length).toBeGreaterThan(0);
      const counted = roundsAt(renumbered, new Map(), 0);
      expect(counted.map(({ fixtures: own }) => own.length)).toEqual(
        rounds.map(({ fixtures: own }) => own.length),
      );
    });

    test("every deadline is 90 minutes before the first kick-off, and every round becomes final", () => {
      for (const round of rounds) {
        const first = Math.min(...round.fixtures.map(({ kickOff }) => kickOff));
        expect(first - round.deadline).toBe(90 * 60_000);
        expect(roundStateAt(round, Date.parse("2026-06-01"))).toBe("final");
      }
    });
  },
);

describe.skipIf(areRecordedResultsMissing)(
  `the rounds of every recorded season of three leagues (${SKIPPED_WITHOUT_FILE})`,
  () => {
    const DAYS = 86_400_000;
    const rows = areRecordedResultsMissing ? [] : readRecordedResults();
    const dated = rows.filter(({ round }) => Number(round) > 0);
    const bySeason = Map.groupBy(dated, ({ league, season }) => `${league} ${season}`);
    const whole = [...bySeason].filter(([, { length }]) => length >= 300);

    function toFixture({ round, date, time }: Record<string, string>): RoundFixture {
      const kickOff = Date.parse(`${date}T${time === "" ? "15:00" : time}:00Z`);
      return { round: Number(round), kickOff, status: "finished", homeClubId: 1, awayClubId: 2 };
    }

    /** The round's fixtures of the weekend on which most of them were played. */
    function weekendOf(fixtures: readonly RoundFixture[], round: number): RoundFixture[] {
      const own = fixtures.filter((one) => one.round === round).toSorted((a, b) => a.kickOff - b.kickOff);
      const weekends: RoundFixture[][] = [];
      for (const fixture of own) {
        const last = weekends.at(-1);
        const before = last?.at(-1)?.kickOff ?? -Infinity;
        if (last !== undefined && fixture.kickOff - before < 2 * DAYS) last.push(fixture);
        else weekends.push([fixture]);
      }
      return weekends.toSorted((a, b) => b.length - a.length)[0] ?? [];
    }

    test.each(whole)(
      "%s: no round's weekend begins before its deadline, however many were put off",
      (_, own) => {
        const fixtures = own.map(toFixture);
        for (const { round, deadline } of roundsAt(fixtures, new Map(), 0)) {
          const weekend = weekendOf(fixtures, round);
          const missed = weekend.length < 4 ? [] : weekend.filter(({ kickOff }) => kickOff < deadline);
          expect([round, missed]).toEqual([round, []]);
        }
      },
    );
  },
);
