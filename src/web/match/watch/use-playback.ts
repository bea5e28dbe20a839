import { useCallback, useEffect, useRef, useState } from "react";
import { type Beat, beatAt, lengthOf } from "./beats.ts";

/** The speeds to watch a match at, as multiples of normal. */
export const speeds = [1, 2, 4] as const;

export type Speed = (typeof speeds)[number];

/** Called for each frame with the time in the match, in milliseconds at normal speed. */
export type DrawFrame = (time: number) => void;

export interface Playback {
  /** The index of the current event; −1 before kick-off. */
  readonly beat: number;
  readonly isOver: boolean;
  readonly isPlaying: boolean;
  readonly speed: Speed;
  readonly toggle: () => void;
  readonly setSpeed: (speed: Speed) => void;
  readonly skip: () => void;
  readonly restart: () => void;
  /** Sets the function that draws, replacing any other; null: none. */
  readonly drawWith: (draw: DrawFrame | null) => void;
}

/** Plays a match beat by beat. Movement is drawn every frame; React re-renders only when the event changes. */
export function usePlayback(beats: readonly Beat[], startsAtOnce: boolean, onSkip: () => void): Playback {
  const end = lengthOf(beats);
  const time = useRef(-1);
  const draw = useRef<DrawFrame | null>(null);
  const [beat, setBeat] = useState(-1);
  const [isPlaying, setIsPlaying] = useState(startsAtOnce);
  const [speed, setSpeed] = useState<Speed>(1);
  const isOver = beat === beats.length - 1 && !isPlaying;

  const moveTo = useCallback(
    (next: number) => {
      time.current = Math.min(end, next);
      setBeat(beatAt(beats, time.current));
      draw.current?.(time.current);
      if (time.current >= end) setIsPlaying(false);
    },
    [beats, end],
  );

  useEffect(() => {
    if (!isPlaying) return undefined;
    let before: number | null = null;
    let request = requestAnimationFrame(function step(now) {
      // A hidden tab gets no frames: the match pauses until the viewer is back.
      const passed = before === null ? 0 : Math.min(100, now - before);
      before = now;
      moveTo(Math.max(0, time.current) + passed * speed);
      request = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(request);
  }, [isPlaying, speed, moveTo]);

  return {
    beat,
    isOver,
    isPlaying,
    speed,
    toggle: () => setIsPlaying((playing) => !playing),
    setSpeed,
    skip: () => {
      moveTo(end);
      onSkip();
    },
    restart: () => {
      moveTo(0);
      setIsPlaying(true);
    },
    drawWith: useCallback((next) => {
      draw.current = next;
      next?.(time.current);
    }, []),
  };
}
