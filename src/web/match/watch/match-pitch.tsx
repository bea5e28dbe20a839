import { useCallback, useEffect, useMemo, useRef } from "react";
import type { LineUp } from "#game/match/line-up.ts";
import { sides, type Side } from "#game/side.ts";
import type { MatchEvent } from "#game/match/match-event.ts";
import { calledNames } from "#web/match/called-names.ts";
import type { Beat } from "./beats.ts";
import { pictureAt } from "./draw-scene.ts";
import { type Point, stageMatch } from "./stage.ts";
import type { DrawFrame } from "./use-playback.ts";

/** The size of the pitch in drawing units: a futsal pitch of 40 by 24 metres, times four. */
const PITCH_WIDTH = 160;
const PITCH_HEIGHT = 96;

const MIDDLE = PITCH_HEIGHT / 2;
const STRIPES = 8;
const STRIPE = PITCH_WIDTH / STRIPES;

export interface MatchPitchProps {
  readonly home: LineUp;
  readonly away: LineUp;
  readonly beats: readonly Beat[];
  /** The index of the current beat. */
  readonly beat: number;
  readonly drawWith: (draw: DrawFrame | null) => void;
}

/** The match from above. Decorative: the commentary says everything it shows. */
export function MatchPitch({ home, away, beats, beat, drawWith }: MatchPitchProps) {
  const hold = useDrawing({ home, away, beats, drawWith });
  const event = beats[beat]?.event;
  const names = calledNames({ home, away });
  return (
    <svg
      viewBox={`-8 -5 ${PITCH_WIDTH + 16} ${PITCH_HEIGHT + 10}`}
      aria-hidden="true"
      className="match-pitch"
    >
      <MatchPitchLines />
      {(["away", "home"] as const).map((side) =>
        (side === "home" ? home : away).players.map(({ playerName }, player) => (
          <g
            key={`${side}-${playerName}`}
            ref={hold(`${side}${player}`)}
            className={`match-player match-player-${side}`}
            data-active={isActive(event, side, player) || undefined}
            data-keeper={player === 0 || undefined}
          >
            <ellipse cy="3.4" rx="3.2" ry="1.3" className="match-shadow" />
            <circle r="3.6" />
            <text y="1.35">{player + 1}</text>
            <text y="8.4" className="match-player-name">
              {names[side][player]}
            </text>
          </g>
        )),
      )}
      <g ref={hold("ball")} className="match-ball">
        <ellipse cy="1.5" rx="1.5" ry="0.6" className="match-shadow" />
        <circle r="1.5" />
      </g>
    </svg>
  );
}

/** Mown grass, chalk lines, and goals on the left and right. */
function MatchPitchLines() {
  return (
    <g className="match-ground">
      <rect x="-8" y="-5" width={PITCH_WIDTH + 16} height={PITCH_HEIGHT + 10} className="match-grass" />
      {Array.from({ length: STRIPES / 2 }, (_, index) => (
        <rect
          key={index}
          x={index * 2 * STRIPE}
          y="0"
          width={STRIPE}
          height={PITCH_HEIGHT}
          className="match-stripe"
        />
      ))}
      <g className="match-chalk">
        <rect width={PITCH_WIDTH} height={PITCH_HEIGHT} rx="0.6" />
        <path d={`M${PITCH_WIDTH / 2} 0V${PITCH_HEIGHT}`} />
        <circle cx={PITCH_WIDTH / 2} cy={MIDDLE} r="12" />
        <path d={`M0 ${MIDDLE - 30}a24 24 0 0 1 24 24v12a24 24 0 0 1 -24 24`} />
        <path d={`M${PITCH_WIDTH} ${MIDDLE - 30}a24 24 0 0 0 -24 24v12a24 24 0 0 0 24 24`} />
        <path d={`M0 ${MIDDLE - 7}h-5v14h5M${PITCH_WIDTH} ${MIDDLE - 7}h5v14h-5`} />
      </g>
      <g className="match-spots">
        <circle cx={PITCH_WIDTH / 2} cy={MIDDLE} r="0.9" />
        <circle cx="24" cy={MIDDLE} r="0.9" />
        <circle cx={PITCH_WIDTH - 24} cy={MIDDLE} r="0.9" />
      </g>
    </g>
  );
}

/** Draws the scenes straight onto the DOM nodes, bypassing React: sixty frames a second. */
function useDrawing({ home, away, beats, drawWith }: Omit<MatchPitchProps, "beat">) {
  const nodes = useRef(new Map<string, SVGGElement>());
  const scenes = useMemo(
    () =>
      stageMatch(
        { home, away },
        beats.map(({ event }) => event),
      ),
    [home, away, beats],
  );
  const draw = useCallback(
    (time: number) => {
      const picture = pictureAt(beats, scenes, time);
      if (picture === null) return;
      for (const side of sides) {
        for (const [player, point] of picture[side].entries())
          place(nodes.current, `${side}${player}`, point);
      }
      place(nodes.current, "ball", picture.ball);
    },
    [beats, scenes],
  );
  useEffect(() => {
    drawWith(draw);
    return () => drawWith(null);
  }, [draw, drawWith]);
  return (key: string) => (node: SVGGElement | null) => {
    if (node) nodes.current.set(key, node);
    else nodes.current.delete(key);
  };
}

function place(nodes: ReadonlyMap<string, SVGGElement>, key: string, { x, y }: Point): void {
  const at = `translate(${((x / 100) * PITCH_WIDTH).toFixed(2)} ${((y / 100) * PITCH_HEIGHT).toFixed(2)})`;
  nodes.get(key)?.setAttribute("transform", at);
}

/** Whether an event is about this player. */
function isActive(event: MatchEvent | undefined, side: Side, player: number): boolean {
  if (event === undefined || !("side" in event) || !("player" in event)) return false;
  if (event.kind === "save" && event.side !== side) return event.shooter === player;
  if (event.side !== side) return false;
  if (event.player === player) return true;
  if (event.kind === "buildUp") return event.to === player;
  return (event.kind === "chance" || event.kind === "goal") && event.assist === player;
}
