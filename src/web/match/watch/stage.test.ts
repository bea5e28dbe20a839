import { describe, expect, test } from "vitest";
import { houseLineUp } from "#game/match/house-team.ts";
import { simulateMatch } from "#game/match/simulate-match.ts";
import { beatAt, beatsOf, lengthOf } from "./beats.ts";
import type { Side } from "#game/side.ts";
import { type Scene, stageMatch } from "./stage.ts";

const lineUps = { home: houseLineUp("2-1-1", 80), away: houseLineUp("1-1-2", 74) };

const players = [0, 1, 2, 3, 4];

/** The players on the pitch in a scene. */
function standing(scene: Scene, side: Side): number[] {
  return [...scene[side].entries()].flatMap(([player, { x, y }]) =>
    x >= 0 && x <= 100 && y >= 0 && y <= 100 ? [player] : [],
  );
}

describe("a staged match", () => {
  test("has a scene for each event, with all players on the pitch unless sent off", () => {
    for (let seed = 0; seed < 60; seed += 1) {
      const { events } = simulateMatch({ seed, ...lineUps });
      const scenes = stageMatch(lineUps, events);
      expect(scenes).toHaveLength(events.length);
      for (const scene of scenes) {
        expect(standing(scene, "home")).toEqual(players.filter((player) => !scene.off.home.has(player)));
        expect(standing(scene, "away")).toEqual(players.filter((player) => !scene.off.away.has(player)));
      }
    }
  });

  test("ends a goal behind the line of the side that concedes", () => {
    const { events } = simulateMatch({ seed: 7, ...lineUps });
    const scenes = stageMatch(lineUps, events);
    const goals = events.flatMap((event, index) =>
      event.kind === "goal" ? [{ event, scene: scenes[index] }] : [],
    );
    expect(goals.length).toBeGreaterThan(0);
    for (const { event, scene } of goals) {
      const x = scene?.ball.at(-1)?.x ?? 50;
      expect(event.side === "home" ? x > 100 : x < 0).toBe(true);
    }
  });
});

describe("the beats of a match", () => {
  test("don't overlap, and are found by time", () => {
    const beats = beatsOf(simulateMatch({ seed: 3, ...lineUps }).events);
    for (const [index, { startsAt, lasts }] of beats.entries()) {
      const before = beats[index - 1];
      expect(startsAt).toBeGreaterThanOrEqual(before ? before.startsAt + before.lasts : 0);
      expect(beatAt(beats, startsAt)).toBe(index);
      expect(beatAt(beats, startsAt + lasts - 1)).toBe(index);
    }
    expect(beatAt(beats, -1)).toBe(-1);
    expect(beatAt(beats, lengthOf(beats))).toBe(beats.length - 1);
  });
});
