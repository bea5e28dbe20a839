import { describe, expect, test } from "vitest";
import type { Side } from "#game/world/fixture-event.ts";
import { fixturesOf } from "#game/world/fixtures-of.ts";
import { playMatch } from "./play-match.ts";
import { tallyUp } from "./tally.ts";

const SEASON = 2026;
const SEED = 7;
const AFTER_THE_END = 9_999;

const matches = fixturesOf("premier-league", SEASON, SEED).map(playMatch);

describe("goals conceded", () => {
  test("continue for a player who was sent off, until the final whistle", () => {
    const after = matches.flatMap((match) => {
      const against = (side: Side, since: number) =>
        match.events.filter(
          (event) =>
            (event.kind === "goal" || event.kind === "own_goal") &&
            event.side !== side &&
            event.second > since,
        ).length;
      return match.events.flatMap((event) => {
        if (event.kind !== "red_card") return [];
        const entry = tallyUp(match, AFTER_THE_END).find(({ player }) => player.slug === event.player);
        expect(entry?.tally.conceded).toBe(against(event.side, entry?.cameOn ?? 0));
        return against(event.side, event.second);
      });
    });
    expect(after.filter((count) => count > 0).length).toBeGreaterThan(5);
  });

  test("end for a player who was substituted", () => {
    const wrong = matches.flatMap((match) =>
      match.events.flatMap((event) => {
        if (event.kind !== "substitution") return [];
        const conceded = (second: number) =>
          tallyUp(match, second).find(({ player }) => player.slug === event.off)?.tally.conceded;
        return conceded(event.second) === conceded(AFTER_THE_END) ? [] : [event];
      }),
    );
    expect(wrong).toEqual([]);
  });
});
