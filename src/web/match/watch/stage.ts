import { slotsOf } from "#game/team/formation.ts";
import type { LineUp } from "#game/match/line-up.ts";
import { otherSide, type Side } from "#game/side.ts";
import type { MatchEvent } from "#game/match/match-event.ts";
import { seedOf } from "#game/seed.ts";
import { keepApart } from "./keep-apart.ts";

/** A point on the pitch, in percent from the left goal line and the upper touchline. Home attacks to the right. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the players are at the end of a beat, and the ball's path until then. */
export interface Scene {
  readonly home: readonly Point[];
  readonly away: readonly Point[];
  /** Its path from where it was before; the last point is where it is now. */
  readonly ball: readonly Point[];
  /** Players who were sent off, by side. */
  readonly off: Readonly<Record<Side, ReadonlySet<number>>>;
}

interface Stage {
  readonly shape: Readonly<Record<Side, readonly Point[]>>;
  readonly off: Record<Side, ReadonlySet<number>>;
  ball: Point;
}

const CENTRE: Point = { x: 50, y: 50 };

/** How far, in percent of the pitch, a side moves up with the ball and drops back without it. */
const MOVES_UP = 15;
const DROPS_BACK = 7;

/** A formation's slots are 65 (defence) to 25 (attack) percent from the far goal; here that becomes 20 to 45. */
const KEEPER_X = 4;
const DEFENCE_X = 20;
const DEFENCE_Y = 65;
const DEPTH = 0.625;
/** Spreads the slots over the width of a pitch on its side. */
const BREADTH = 1.5;

/** Where players who are sent off go. */
const TUNNEL: Point = { x: 50, y: 108 };

/** Where a shot is taken from, for a side that attacks to the right. */
const STRUCK_FROM = {
  throughBall: { x: 84, y: 46 },
  cutback: { x: 87, y: 55 },
  counter: { x: 82, y: 40 },
  longShot: { x: 68, y: 52 },
  solo: { x: 85, y: 58 },
  freeKick: { x: 71, y: 38 },
} as const satisfies Record<string, Point>;

/** Where a missed shot ends, for a side that attacks to the right. */
const MISSED_AT = {
  wide: { x: 100, y: 32 },
  over: { x: 104, y: 50 },
  post: { x: 97, y: 42 },
  blocked: { x: 88, y: 50 },
} as const satisfies Record<string, Point>;

const KEEPER = 0;

/** Stages a match, one scene per event. The same match always looks the same. */
export function stageMatch(
  lineUps: Readonly<Record<Side, LineUp>>,
  events: readonly MatchEvent[],
): readonly Scene[] {
  const stage: Stage = {
    shape: { home: shapeOf(lineUps.home, "home"), away: shapeOf(lineUps.away, "away") },
    off: { home: new Set(), away: new Set() },
    ball: CENTRE,
  };
  return events.map((event, index) => {
    const scene = sceneOf(stage, event, index);
    stage.ball = scene.ball.at(-1) ?? CENTRE;
    return scene;
  });
}

/** Where a line-up starts: its formation, squeezed into its own half. */
function shapeOf({ formation }: LineUp, side: Side): readonly Point[] {
  return slotsOf(formation).map(({ label, x, y }) =>
    seenFrom(side, {
      x: label === "GK" ? KEEPER_X : DEFENCE_X + (DEFENCE_Y - y) * DEPTH,
      y: 50 + (x - 50) * BREADTH,
    }),
  );
}

/** Mirrors a point of a side that attacks to the right for the away side. */
function seenFrom(side: Side, { x, y }: Point): Point {
  return side === "home" ? { x, y } : { x: 100 - x, y: 100 - y };
}

function sceneOf(stage: Stage, event: MatchEvent, index: number): Scene {
  switch (event.kind) {
    case "kickOff":
      return rest(stage, [CENTRE]);
    case "halfTime":
    case "fullTime":
      return rest(stage, [stage.ball]);
    case "yellowCard":
      return play(stage, index, { side: otherSide(event.side), ball: [stage.ball], at: {} });
    case "redCard":
      stage.off[event.side] = new Set([...stage.off[event.side], event.player]);
      return play(stage, index, { side: otherSide(event.side), ball: [stage.ball], at: {} });
    case "buildUp":
      return buildUp(stage, event, index);
    case "chance":
      return chance(stage, event, index);
    case "save":
      return save(stage, event, index);
    case "miss":
      return miss(stage, event, index);
    case "goal":
      break;
  }
  return goal(stage, event, index);
}

interface Play {
  /** The side with the ball. */
  readonly side: Side;
  readonly ball: readonly Point[];
  /** Players of that side with a particular place. */
  readonly at: Readonly<Record<number, Point>>;
  /** The other side's keeper, if away from their usual place. */
  readonly keeper?: Point;
}

function rest({ shape, off }: Stage, ball: readonly Point[]): Scene {
  return { ...atHome(shape, off), ball, off: { ...off } };
}

function atHome(shape: Stage["shape"], off: Stage["off"]): Pick<Scene, Side> {
  const stand = (side: Side): Point[] =>
    shape[side].map((point, player) => (off[side].has(player) ? TUNNEL : point));
  return { home: stand("home"), away: stand("away") };
}

function play({ shape, off }: Stage, index: number, { side, ball, at, keeper }: Play): Scene {
  const end = ball.at(-1) ?? CENTRE;
  const place = (of: Side): Point[] =>
    shape[of].map((stand, player) => {
      if (off[of].has(player)) return TUNNEL;
      const particular = of === side ? at[player] : player === KEEPER ? keeper : undefined;
      if (particular) return particular;
      return player === KEEPER
        ? stand
        : moved(stand, of === side ? MOVES_UP : -DROPS_BACK, { of, player, index, end });
    });
  const home = place("home");
  const all = keepApart([...home, ...place("away")]);
  return { home: all.slice(0, home.length), away: all.slice(home.length), ball, off: { ...off } };
}

interface Mover {
  readonly of: Side;
  readonly player: number;
  readonly index: number;
  /** Where the ball ends up: players drift towards it. */
  readonly end: Point;
}

function moved(home: Point, forward: number, { of, player, index, end }: Mover): Point {
  const stray = seedOf(`${of}${player}-${index}`);
  const strays = { x: (stray % 9) - 4, y: (Math.floor(stray / 9) % 11) - 5 };
  const ahead = of === "home" ? forward : -forward;
  return within({
    x: home.x + ahead + (end.x - home.x) * 0.22 + strays.x,
    y: home.y + (end.y - home.y) * 0.24 + strays.y,
  });
}

function within({ x, y }: Point): Point {
  return { x: Math.min(96, Math.max(4, x)), y: Math.min(94, Math.max(6, y)) };
}

type Of<Kind extends MatchEvent["kind"]> = Extract<MatchEvent, { kind: Kind }>;

function buildUp(stage: Stage, { side, player, to }: Of<"buildUp">, index: number): Scene {
  const scene = play(stage, index, { side, ball: [stage.ball], at: {} });
  const from = scene[side][player] ?? CENTRE;
  const target = scene[side][to] ?? CENTRE;
  return { ...scene, ball: [stage.ball, from, target] };
}

function chance(stage: Stage, event: Of<"chance">, index: number): Scene {
  const { side, player, assist, move } = event;
  const struck = within(strayed(seenFrom(side, STRUCK_FROM[move]), index));
  const scene = play(stage, index, { side, ball: [struck], at: { [player]: struck } });
  const giver = assist === null ? null : (scene[side][assist] ?? null);
  return { ...scene, ball: giver === null ? [stage.ball, struck] : [stage.ball, giver, struck] };
}

function save(stage: Stage, { side, shooter }: Of<"save">, index: number): Scene {
  const caught = strayed(seenFrom(otherSide(side), { x: 96, y: 50 }), index, 8);
  const at = { [shooter]: stage.ball };
  return play(stage, index, { side: otherSide(side), ball: [stage.ball, caught], at, keeper: caught });
}

function miss(stage: Stage, { side, player, manner }: Of<"miss">, index: number): Scene {
  const end = seenFrom(side, MISSED_AT[manner]);
  const rebound = manner === "post" ? [seenFrom(side, { x: 80, y: 30 })] : [];
  const keeper = seenFrom(side, { x: 96, y: manner === "wide" ? 42 : 50 });
  return play(stage, index, {
    side,
    ball: [stage.ball, end, ...rebound],
    at: { [player]: stage.ball },
    keeper,
  });
}

function goal(stage: Stage, { side, player }: Of<"goal">, index: number): Scene {
  const net = strayed(seenFrom(side, { x: 102, y: 50 }), index, 7);
  const beaten = seenFrom(side, { x: 96, y: (side === "home") === net.y > 50 ? 44 : 56 });
  const corner = seenFrom(side, { x: 90, y: index % 2 === 0 ? 10 : 90 });
  return play(stage, index, { side, ball: [stage.ball, net], at: { [player]: corner }, keeper: beaten });
}

function strayed({ x, y }: Point, index: number, most = 10): Point {
  return { x, y: y + (seedOf(`ball-${index}`) % (2 * most + 1)) - most };
}
