import { describe, expect, test } from "vitest";
import type { Position } from "#game/card/position.ts";
import type { CataloguePlayer } from "#game/world/catalogue/players.ts";
import type { Side } from "#game/side.ts";
import type { FixtureEvent } from "#game/world/fixture-event.ts";
import { fixturesOf } from "#game/world/fixtures-of.ts";
import { matchTimeAt, secondHalfStart } from "./match-clock.ts";
import { playMatch } from "./play-match.ts";
import type { PlayedMatch } from "./play-match.ts";
import { tallyUp } from "./tally.ts";
import type { PlayerTally } from "./tally.ts";

const SEASON = 2026;
const SEED = 7;
const AFTER_THE_END = 9_999;
const MINUTE = 60;

function playedMatches(): PlayedMatch[] {
  return fixturesOf("premier-league", SEASON, SEED).map(playMatch);
}

const stoppage = { first: 2, second: 5 };
const restart = secondHalfStart(stoppage);

/** The kinds of events without their time, which the match below fills in. */
type Deed = {
  readonly [Kind in FixtureEvent["kind"]]: Omit<Extract<FixtureEvent, { kind: Kind }>, "minute" | "stoppage">;
}[FixtureEvent["kind"]];

function player(slug: string, position: Position): CataloguePlayer {
  return { slug, name: slug, club: slug.slice(0, 4), position, overall: 75 };
}

function lineUp(side: Side): PlayedMatch["lineUps"]["home"] {
  return {
    formation: "4-4-2",
    starters: [player(`${side}-keeper`, "goalkeeper"), player(`${side}-forward`, "forward")],
    bench: [player(`${side}-spare`, "forward")],
  };
}

/** A match of two against two with one substitute each. */
function matchOf(deeds: readonly Deed[], saves: PlayedMatch["saves"] = []): PlayedMatch {
  const events = deeds.map((deed): FixtureEvent => {
    const { minute, stoppage: added } = matchTimeAt(deed.second, stoppage);
    return { ...deed, minute: minute ?? 1, stoppage: added };
  });
  return { lineUps: { home: lineUp("home"), away: lineUp("away") }, stoppage, events, saves };
}

function entryOf(match: PlayedMatch, slug: string, second = AFTER_THE_END): PlayerTally {
  const entry = tallyUp(match, second).find((one) => one.player.slug === slug);
  if (!entry) throw new Error(`Nobody is called ${slug}.`);
  return entry;
}

function goal(second: number, side: Side, assist: string | null = null): Deed {
  return { kind: "goal", second, side, player: `${side}-forward`, assist, isPenalty: false };
}

function change(second: number): Deed {
  return { kind: "substitution", second, side: "home", on: "home-spare", off: "home-forward" };
}

function red(second: number): Deed {
  return { kind: "red_card", second, side: "home", player: "home-forward", isSecondYellow: true };
}

describe("a tally", () => {
  test("is of everyone in both match-day squads, each on the own side", () => {
    const tallies = tallyUp(matchOf([]), AFTER_THE_END);
    expect(
      tallies.map(({ player: { slug }, side, cameOn, wentOff }) => [slug, side, cameOn, wentOff]),
    ).toEqual([
      ["home-keeper", "home", 0, null],
      ["home-forward", "home", 0, null],
      ["home-spare", "home", null, null],
      ["away-keeper", "away", 0, null],
      ["away-forward", "away", 0, null],
      ["away-spare", "away", null, null],
    ]);
  });

  test("counts an event from its very second on", () => {
    const match = matchOf([goal(600, "home", "home-keeper")]);
    expect(entryOf(match, "home-forward", 599).tally.goals).toBe(0);
    expect(entryOf(match, "home-forward", 600).tally.goals).toBe(1);
    expect(entryOf(match, "home-keeper", 600).tally.assists).toBe(1);
  });

  test("counts a save from its very second on", () => {
    const saves = [
      { second: 700, player: "away-keeper" },
      { second: 800, player: "away-keeper" },
    ];
    const match = matchOf([], saves);
    expect([699, 700, 799, 800].map((at) => entryOf(match, "away-keeper", at).tally.saves)).toEqual([
      0, 1, 1, 2,
    ]);
    expect(entryOf(match, "home-keeper").tally.saves).toBe(0);
  });

  test("gives a saved penalty to taker and goalkeeper, who has a save more", () => {
    const saved: Deed = {
      kind: "penalty_missed",
      second: 600,
      side: "home",
      player: "home-forward",
      savedBy: "away-keeper",
    };
    expect(entryOf(matchOf([saved]), "home-forward").tally).toMatchObject({ penaltiesMissed: 1, goals: 0 });
    expect(entryOf(matchOf([saved]), "away-keeper").tally).toMatchObject({ penaltiesSaved: 1, saves: 1 });
    const wide = matchOf([{ ...saved, savedBy: null }]);
    expect(entryOf(wide, "home-forward").tally.penaltiesMissed).toBe(1);
    expect(entryOf(wide, "away-keeper").tally).toMatchObject({ penaltiesSaved: 0, saves: 0 });
  });

  test("counts an own goal against its player and his side", () => {
    const own = matchOf([{ kind: "own_goal", second: 600, side: "home", player: "away-forward" }]);
    expect(entryOf(own, "away-forward").tally).toMatchObject({ ownGoals: 1, goals: 0, conceded: 1 });
    expect(entryOf(own, "away-keeper").tally.conceded).toBe(1);
    expect(entryOf(own, "home-keeper").tally.conceded).toBe(0);
  });

  test("has nothing of anybody outside both squads", () => {
    const strange: Deed[] = [
      { kind: "goal", second: 60, side: "home", player: "stranger", assist: "stranger", isPenalty: false },
      { kind: "red_card", second: 60, side: "home", player: "stranger", isSecondYellow: false },
      { kind: "substitution", second: 60, side: "home", on: "stranger", off: "home-forward" },
      { kind: "substitution", second: 60, side: "away", on: "away-spare", off: "stranger" },
    ];
    const tallies = tallyUp(matchOf(strange, [{ second: 60, player: "stranger" }]), AFTER_THE_END);
    expect(tallies).toHaveLength(6);
    expect(
      tallies.every(({ tally }) => tally.goals + tally.assists + tally.saves + tally.redCards === 0),
    ).toBe(true);
  });

  test("has no yellow card left after a red", () => {
    const yellow: Deed = { kind: "yellow_card", second: 600, side: "home", player: "home-forward" };
    const match = matchOf([yellow, red(1200)]);
    expect(entryOf(match, "home-forward", 600).tally).toMatchObject({ yellowCards: 1, redCards: 0 });
    expect(entryOf(match, "home-forward").tally).toMatchObject({ yellowCards: 0, redCards: 1 });
  });
});

describe("minutes", () => {
  test("are those between coming on and going off", () => {
    const match = matchOf([change(restart + 15 * MINUTE)]);
    expect(entryOf(match, "home-forward").tally.minutes).toBe(60);
    expect(entryOf(match, "home-spare").tally.minutes).toBe(30);
    expect(entryOf(match, "home-keeper").tally.minutes).toBe(90);
    expect(entryOf(match, "home-spare")).toMatchObject({ cameOn: restart + 15 * MINUTE, wentOff: null });
  });

  test("are none on the bench, and one at least on the pitch", () => {
    const late = restart + 45 * MINUTE + 200;
    const match = matchOf([change(late)]);
    expect(entryOf(match, "home-spare", late - 1).tally.minutes).toBe(0);
    expect(entryOf(match, "home-spare", late).tally.minutes).toBe(1);
    expect(entryOf(match, "away-spare").tally.minutes).toBe(0);
    expect(entryOf(match, "home-keeper", 0).tally.minutes).toBe(1);
  });

  test("end for a player who is sent off", () => {
    expect(entryOf(matchOf([red(30 * MINUTE)]), "home-forward").tally.minutes).toBe(30);
  });
});

describe("goals conceded", () => {
  test("are those while on the pitch", () => {
    const at = [600, 1200, 1800].map((second) => goal(second, "away"));
    const match = matchOf([...at.slice(0, 1), change(900), ...at.slice(1)]);
    expect(entryOf(match, "home-keeper").tally.conceded).toBe(3);
    expect(entryOf(match, "home-forward").tally.conceded).toBe(1);
    expect(entryOf(match, "home-spare").tally.conceded).toBe(2);
    expect(entryOf(match, "away-keeper").tally.conceded).toBe(0);
    expect(entryOf(match, "away-spare").tally.conceded).toBe(0);
  });

  test("continue for a player who was sent off, until the final whistle", () => {
    const after = playedMatches().flatMap((match) => {
      const against = (side: Side, since: number) =>
        match.events.filter(
          (event) =>
            (event.kind === "goal" || event.kind === "own_goal") &&
            event.side !== side &&
            event.second > since,
        ).length;
      return match.events.flatMap((event) => {
        if (event.kind !== "red_card") return [];
        const entry = tallyUp(match, AFTER_THE_END).find(({ player: { slug } }) => slug === event.player);
        expect(entry?.tally.conceded).toBe(against(event.side, entry?.cameOn ?? 0));
        return against(event.side, event.second);
      });
    });
    expect(after.filter((count) => count > 0).length).toBeGreaterThan(5);
  });

  test("end for a player who was substituted", () => {
    const wrong = playedMatches()
      .slice(0, 100)
      .flatMap((match) =>
        match.events.flatMap((event) => {
          if (event.kind !== "substitution") return [];
          const conceded = (second: number) =>
            tallyUp(match, second).find(({ player: { slug } }) => slug === event.off)?.tally.conceded;
          return conceded(event.second) === conceded(AFTER_THE_END) ? [] : [event];
        }),
      );
    expect(wrong).toEqual([]);
  });
});
