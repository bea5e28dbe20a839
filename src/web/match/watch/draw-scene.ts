import type { Beat } from "./beats.ts";
import { beatAt } from "./beats.ts";
import type { Point, Scene } from "./stage.ts";
import type { Side } from "#game/side.ts";

/** Where the players and the ball are at one moment. */
export interface Picture {
  readonly home: readonly Point[];
  readonly away: readonly Point[];
  readonly ball: Point;
}

/** The share of a beat that players spend running; then they stand still. */
const RUNNING_SHARE = 0.8;
/** The ball is faster than the players. */
const FLIGHT_SHARE = 0.62;

/** The picture at a time (milliseconds at normal speed), between the last scene and this one. */
export function pictureAt(beats: readonly Beat[], scenes: readonly Scene[], time: number): Picture | null {
  const index = Math.max(0, beatAt(beats, time));
  const beat = beats[index];
  const scene = scenes[index];
  if (beat === undefined || scene === undefined) return null;
  const before = scenes[index - 1] ?? scene;
  const passed = Math.max(0, time - beat.startsAt) / beat.lasts;
  const run = eased(Math.min(1, passed / RUNNING_SHARE));
  const runTo = (side: Side): Point[] =>
    scene[side].map((to, player) => between(before[side][player] ?? to, to, run));
  const path = [before.ball.at(-1) ?? { x: 50, y: 50 }, ...scene.ball];
  return { home: runTo("home"), away: runTo("away"), ball: along(path, Math.min(1, passed / FLIGHT_SHARE)) };
}

function along(path: readonly Point[], share: number): Point {
  const legs = path.length - 1;
  const leg = Math.min(legs - 1, Math.floor(share * legs));
  const from = path[leg] ?? { x: 50, y: 50 };
  return between(from, path[leg + 1] ?? from, eased(share * legs - leg));
}

function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** Starts and ends gently. */
function eased(share: number): number {
  return share * share * (3 - 2 * share);
}
