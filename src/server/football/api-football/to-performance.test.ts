import { describe, expect, test } from "vitest";
import { countingEvents, type EventRecord } from "./event-record.ts";
import type { PlayerStatistics } from "./player-record.ts";
import { type CountedPlayer, type PlayedFixture, toPerformances } from "./to-performance.ts";

const HOME = 1;
const AWAY = 2;

type Given = Partial<Record<keyof PlayerStatistics, object>>;

function aPlayer(given: Given = {}, id = 9, teamId = HOME): CountedPlayer {
  const none = { total: null, conceded: null, assists: null, saves: null };
  return {
    id,
    teamId,
    statistics: {
      games: { minutes: 90, rating: "7.1", substitute: false, ...given.games },
      goals: { ...none, ...given.goals },
      tackles: { total: null, blocks: null, interceptions: null, ...given.tackles },
      cards: { yellow: 0, red: 0, ...given.cards },
      penalty: { missed: null, saved: null, ...given.penalty },
    },
  };
}

function goalAt(minute: number, team: number, given: Partial<EventRecord> = {}): EventRecord {
  return {
    time: { elapsed: minute, extra: null },
    team: { id: team },
    player: { id: 20, name: "" },
    assist: null,
    type: "Goal",
    detail: "Normal Goal",
    ...given,
  };
}

function aFixture(events: readonly EventRecord[], given: Partial<PlayedFixture> = {}): PlayedFixture {
  const count = (team: number) => events.filter((event) => event.team.id === team).length;
  const facts = {
    homeId: HOME,
    awayId: AWAY,
    status: "FT",
    elapsed: 90,
    goals: { home: count(HOME), away: count(AWAY) },
    isOver: true,
    ...given,
  };
  return { ...facts, events: countingEvents(events, facts) };
}

function performanceOf(player: CountedPlayer, fixture: PlayedFixture) {
  return toPerformances([player], fixture)[0];
}

describe("what a player did", () => {
  test("is nothing where others have minutes and the player has none", () => {
    const [, bench] = toPerformances([aPlayer(), aPlayer({ games: { minutes: null } }, 10)], aFixture([]));
    expect(bench).toMatchObject({ minutes: 0, goals: 0, conceded: 0 });
  });

  test("is unknown where nobody has minutes", () => {
    expect(performanceOf(aPlayer({ games: { minutes: null } }), aFixture([]))).toMatchObject({
      minutes: null,
      goals: null,
    });
  });

  test("counts own goals from the events, which name the other team", () => {
    const own = goalAt(31, AWAY, { detail: "Own Goal", player: { id: 9, name: "" } });
    expect(performanceOf(aPlayer(), aFixture([own]))).toMatchObject({ ownGoals: 1, goals: 0, conceded: 1 });
  });

  test("has an own goal that is listed twice once", () => {
    const own = goalAt(31, AWAY, { detail: "Own Goal", player: { id: 9, name: "" } });
    const fixture = aFixture([own, { ...own }], { goals: { home: 0, away: 1 } });
    expect(performanceOf(aPlayer(), fixture)).toMatchObject({ ownGoals: 1, conceded: 1 });
  });

  test("keeps the clean sheet of one replaced before a goal that is listed twice", () => {
    const off = goalAt(73, HOME, { type: "subst", detail: "Substitution 1", player: { id: 9, name: "" } });
    const goal = goalAt(80, AWAY);
    const fixture = aFixture([off, goal, { ...goal }], { goals: { home: 0, away: 1 } });
    expect(performanceOf(aPlayer({ games: { minutes: 73 } }), fixture)).toMatchObject({ conceded: 0 });
  });

  const three = [goalAt(20, AWAY), goalAt(60, AWAY), goalAt(80, AWAY)];

  test.each([
    ["who played throughout concedes all", { minutes: 90, substitute: false }, 3],
    ["who went off after 70 minutes concedes those before", { minutes: 70, substitute: false }, 2],
    ["who came on for 20 minutes concedes those after", { minutes: 20, substitute: true }, 1],
  ])("%s", (_, games, conceded) => {
    expect(performanceOf(aPlayer({ games }), aFixture(three))?.conceded).toBe(conceded);
  });

  test("of a substitute who is later replaced covers only his own time on the pitch", () => {
    const left = { type: "subst", player: { id: 9, name: "" }, assist: { id: 21, name: "" } };
    const on = goalAt(55, HOME, { type: "subst", assist: { id: 9, name: "" } });
    const fixture = aFixture([...three, on, goalAt(65, HOME, left)], { goals: { home: 0, away: 3 } });
    const games = { minutes: 10, substitute: true };
    expect(performanceOf(aPlayer({ games }), fixture)?.conceded).toBe(1);
    const unseen = { ...fixture, events: fixture.events.filter((event) => event !== on) };
    expect(performanceOf(aPlayer({ games }), unseen)?.conceded).toBe(1);
  });

  const replacedAt = (minute: number, extra: number | null = null) =>
    goalAt(minute, HOME, {
      time: { elapsed: minute, extra },
      type: "subst",
      player: { id: 9, name: "" },
      assist: { id: 10, name: "" },
    });
  const concededAt = (minute: number, extra: number | null = null) =>
    goalAt(minute, AWAY, { time: { elapsed: minute, extra } });

  test.each([
    ["in stoppage time", [replacedAt(90, 2), concededAt(90, 5)], 90, [0, 1]],
    ["after one in the same stoppage time", [concededAt(45, 1), replacedAt(45, 3)], 45, [1, 0]],
    ["before a goal of the same minute", [replacedAt(72), concededAt(72)], 72, [0, 1]],
    ["after a goal of the same minute", [concededAt(72), replacedAt(72)], 72, [1, 0]],
  ])("ends for who is replaced %s, and begins for the replacement", (_, events, minutes, conceded) => {
    const fixture = aFixture(events, { goals: { home: 0, away: 1 } });
    const left = aPlayer({ games: { minutes } });
    const entered = aPlayer({ games: { minutes: Math.max(1, 90 - minutes), substitute: true } }, 10);
    expect(toPerformances([left, entered], fixture).map((one) => one.conceded)).toEqual(conceded);
  });

  test("lets the whole score count against a starter who is sent off, whatever the events say", () => {
    const player = aPlayer({ games: { minutes: 60 }, cards: { red: 1 } });
    expect(performanceOf(player, aFixture([], { goals: { home: 0, away: 2 } }))?.conceded).toBe(2);
  });

  const red = { type: "Card", detail: "Red Card" };
  const sentOffAt = (minute: number) => goalAt(minute, HOME, { ...red, player: { id: 9, name: "" } });
  const score = { goals: { home: 0, away: 3 } };

  test.each([
    { who: "a starter", games: { minutes: 30 }, goals: {}, cameOn: null, conceded: 3 },
    {
      who: "a keeper with an own count",
      games: { minutes: 30 },
      goals: { saves: 2 },
      cameOn: null,
      conceded: 3,
    },
    { who: "a substitute", games: { minutes: 5, substitute: true }, goals: {}, cameOn: 55, conceded: 2 },
  ])("$who who is sent off keeps conceding", ({ games, goals, cameOn, conceded }) => {
    const on = cameOn === null ? [] : [goalAt(cameOn, HOME, { type: "subst", assist: { id: 9, name: "" } })];
    const fixture = aFixture([...three, ...on, sentOffAt(30)], score);
    expect(performanceOf(aPlayer({ games, goals, cards: { red: 1 } }), fixture)?.conceded).toBe(conceded);
  });

  test("one who is listed as replaced after a red card keeps conceding", () => {
    const replaced = goalAt(46, HOME, {
      type: "subst",
      player: { id: 9, name: "" },
      assist: { id: 10, name: "" },
    });
    const player = aPlayer({ games: { minutes: 30 }, cards: { red: 1 } });
    expect(performanceOf(player, aFixture([...three, sentOffAt(30), replaced], score))?.conceded).toBe(3);
  });

  test("doesn't change for a player who sees a red card on the bench after being substituted", () => {
    const off = goalAt(70, HOME, { type: "subst", detail: "", player: { id: 9, name: "" } });
    const player = aPlayer({ games: { minutes: 70 }, cards: { red: 1 } });
    expect(performanceOf(player, aFixture([...three, off, sentOffAt(75)], score))?.conceded).toBe(2);
  });

  test("takes a keeper's own count of goals conceded", () => {
    const keeper = aPlayer({ games: { minutes: 70 }, goals: { conceded: 2, saves: 4 } });
    expect(performanceOf(keeper, aFixture(three))).toMatchObject({ conceded: 2, saves: 4 });
  });

  test("counts the events for a keeper with saves and no count of goals conceded", () => {
    const keeper = aPlayer({ goals: { conceded: null, saves: 3 } });
    expect(performanceOf(keeper, aFixture([goalAt(50, AWAY)]))).toMatchObject({ conceded: 1, saves: 3 });
  });

  test("leaves it unknown what was conceded where the events do not make up the score", () => {
    const fixture = aFixture([], { goals: { home: 0, away: 2 } });
    expect(performanceOf(aPlayer({ games: { minutes: 60 } }), fixture)?.conceded).toBeNull();
    expect(performanceOf(aPlayer(), fixture)?.conceded).toBe(2);
  });

  test("is of the first 90 minutes alone where there was extra time", () => {
    const events = [goalAt(50, HOME, { player: { id: 9, name: "" } })];
    const player = aPlayer({
      games: { minutes: 120 },
      goals: { total: 2, assists: 1 },
      tackles: { total: 7 },
    });
    expect(performanceOf(player, aFixture(events, { status: "AET" }))).toMatchObject({
      minutes: 90,
      goals: 1,
      assists: 0,
      tackles: null,
    });
  });

  test.each([
    ["who came on at half time and stayed", { minutes: 75, substitute: true }, 46, 45],
    ["who came on at half time and went off in extra time", { minutes: 55, substitute: true }, 46, 44],
    ["who came on in stoppage time", { minutes: 30, substitute: true }, 90, 1],
    ["who came on in extra time", { minutes: 20, substitute: true }, 100, 0],
    ["who came on without a listed substitution", { minutes: 50, substitute: true }, null, 20],
    ["who started and went off in extra time", { minutes: 99, substitute: false }, null, 90],
    ["who stayed on the bench", { minutes: null, substitute: true }, null, 0],
  ])("counts the minutes up to the 90th of a player %s", (_, games, on, minutes) => {
    const came = goalAt(on ?? 0, HOME, {
      type: "subst",
      detail: "Substitution 1",
      player: { id: 20, name: "" },
      assist: { id: 9, name: "" },
    });
    const facts = { status: "AET", elapsed: 120, goals: { home: 0, away: 2 } };
    const goals = [goalAt(30, AWAY), goalAt(60, AWAY)];
    const fixture = aFixture([...goals, ...(on === null ? [] : [came])], facts);
    expect(toPerformances([aPlayer({ games }), aPlayer({}, 11)], fixture)[0]).toMatchObject({ minutes });
  });

  test("has no minute of extra time, and what was conceded until then, of one who had left", () => {
    const sent = goalAt(70, HOME, { type: "Card", detail: "Red Card", player: { id: 9, name: "" } });
    const facts = { status: "AET", elapsed: 120, goals: { home: 0, away: 1 } };
    const fixture = aFixture([goalAt(60, AWAY), sent], facts);
    const player = aPlayer({ games: { minutes: 70 }, cards: { red: 1 } });
    expect(performanceOf(player, fixture)).toMatchObject({ minutes: 70, conceded: 1, redCards: 1 });
  });

  test("has conceded what came after the substitution, before extra time", () => {
    const came = goalAt(46, HOME, {
      type: "subst",
      detail: "Substitution 1",
      player: { id: 20, name: "" },
      assist: { id: 9, name: "" },
    });
    const facts = { status: "AET", elapsed: 120, goals: { home: 0, away: 2 } };
    const fixture = aFixture([goalAt(30, AWAY), came, goalAt(60, AWAY), goalAt(110, AWAY)], facts);
    const player = aPlayer({ games: { minutes: 75, substitute: true } });
    expect(performanceOf(player, fixture)).toMatchObject({ minutes: 45, conceded: 1 });
  });

  test("brings bonus by the rating once the match is over, and not before", () => {
    const players = [aPlayer({ games: { rating: "8.2" } }), aPlayer({ games: { rating: "7.9" } }, 10)];
    expect(toPerformances(players, aFixture([])).map(({ bonus }) => bonus)).toEqual([3, 2]);
    const live = aFixture([], { isOver: false, status: "2H" });
    expect(toPerformances(players, live).map(({ bonus }) => bonus)).toEqual([null, null]);
  });

  const came = {
    type: "subst",
    detail: "Substitution 5",
    player: { id: 20, name: "" },
    assist: { id: 10, name: "" },
  };

  test("is at least one minute for a substitute, even if the provider counts none", () => {
    const bench = aPlayer({ games: { minutes: null, substitute: true } }, 10);
    const late = aFixture([goalAt(90, HOME, came)], { goals: { home: 0, away: 0 } });
    expect(toPerformances([aPlayer(), bench], late)[1]?.minutes).toBe(1);
    const early = aFixture([goalAt(70, HOME, came)], { goals: { home: 0, away: 0 } });
    expect(toPerformances([aPlayer(), bench], early)[1]?.minutes).toBe(20);
  });

  test("is one minute for a substitute who is sent off in the minute in which he came on", () => {
    const bench = aPlayer({ games: { minutes: null, substitute: true }, cards: { red: 1 } }, 10);
    const sent = goalAt(20, HOME, { type: "Card", detail: "Red Card", player: { id: 10, name: "" } });
    const fixture = aFixture([goalAt(20, HOME, came), sent], { goals: { home: 0, away: 0 } });
    expect(toPerformances([aPlayer(), bench], fixture)[1]?.minutes).toBe(1);
  });

  test("leaves it unknown what was conceded where there is no score", () => {
    const fixture = aFixture([], { goals: { home: null, away: null } });
    expect(performanceOf(aPlayer(), fixture)?.conceded).toBeNull();
  });

  test("has no rating, and thus no bonus, where the provider writes 0 or a dash", () => {
    const players = ["0", "–", "7.3"].map((rating, at) => aPlayer({ games: { rating } }, at + 1));
    expect(toPerformances(players, aFixture([])).map(({ rating, bonus }) => [rating, bonus])).toEqual([
      [null, 0],
      [null, 0],
      [7.3, 3],
    ]);
  });
});
