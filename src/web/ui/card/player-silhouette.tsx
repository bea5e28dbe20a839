import { useId } from "react";
import { seedOf } from "#game/seed.ts";
import type { ClubColours } from "./club-colours.ts";

const BODY = "M4 134c0-30 8-43 28-49l17-6h22l17 6c20 6 28 19 28 49Z";
const NECK = "M48 60h24v18c0 12-24 12-24 0Z";
const HEAD =
  "M60 16c14 0 20.5 10 20.5 23 0 2 2.5 2 2 7-.5 4-2.5 6-4 6C77 64 69 73 60 73S43 64 41.5 52c-1.5 0-3.5-2-4-6-.5-5 2-5 2-7 0-13 6.5-23 20.5-23Z";

/** The edge of head and neck that is lit by the floodlight. */
const RIM =
  "M69 18c7 3.5 11.5 11 11.5 21 0 2 2.5 2 2 7-.5 4-2.5 6-4 6-1 8-5 14.5-10.5 18 5-8 7-16 7-25 0-10-1-19-6-27Z";

const HAIR = [
  // Short, with a straight fringe.
  "M39 42c-3-19 7-29 21-29s24 10 21 29c-2-6-3-10-6-14-9 3-21 3-30 0-3 4-4 8-6 14Z",
  // Curls.
  "M38 41c-5-5-5-11-1-15-2-6 3-11 8-11 3-5 10-6 15-4 5-2 12-1 15 4 5 0 10 5 8 11 4 4 4 10-1 15-1-6-3-9-6-12-9 3-23 3-32 0-3 3-5 6-6 12Z",
  // Cropped.
  "M40 38c0-15 8-24 20-24s20 9 20 24c-2-5-3-8-5-11-9-3-21-3-30 0-2 3-3 6-5 11Z",
  // Shoulder-length.
  "M39 72c-5-12-6-40 1-50 5-7 12-10 20-10s15 3 20 10c7 10 6 38 1 50-4 2-8 0-8-4 5-12 6-26 3-38-8-5-24-5-32 0-3 12-2 26 3 38 0 4-4 6-8 4Z",
  // Tied up.
  "M52 9c0-5 4-8 8-8s8 3 8 8c8 3 14 11 13 30-2-6-4-10-8-14-8-3-18-3-26 0-4 4-6 8-8 14-1-19 5-27 13-30Z",
  // Swept to one side.
  "M39 41c-3-17 4-28 18-29 13-2 26 6 24 29-2-5-3-8-5-11-12 1-23-2-30-8-3 5-5 11-7 19Z",
] as const;

const BEARD = "M42 48c3 9 9 11 18 11s15-2 18-11c1 16-7 27-18 27s-19-11-18-27Z";

/** Kits: the parts of the shirt in the second colour, over the body. */
const KITS = [
  "M19 78h13v62H19ZM44 70h10v70H44ZM66 70h10v70H66ZM88 78h13v62H88Z",
  "M0 96h120v11H0ZM0 118h120v11H0Z",
  "M60 70h60v70H60Z",
  "M24 82l17-6 58 64H77Z",
  "M0 78h30l-8 62H0ZM120 78H90l8 62h22Z",
  "M0 70h120v24H0Z",
] as const;

export interface PlayerSilhouetteProps {
  /** Decides hair and beard: the same player always looks the same. */
  readonly playerName: string;
  /** Decides the cut of the kit. */
  readonly club: string;
  readonly colours: ClubColours;
  /** A goalkeeper wears the club's colours swapped. */
  readonly isGoalkeeper: boolean;
  readonly className?: string | undefined;
}

/** A backlit player in the club's kit, for cards without a picture (docs/rules.md#the-look). */
export function PlayerSilhouette({
  playerName,
  club,
  colours,
  isGoalkeeper,
  className,
}: PlayerSilhouetteProps) {
  const clip = useId();
  const seed = seedOf(playerName);
  const hair = HAIR[seed % HAIR.length];
  const hasBeard = (seed >>> 8) % 3 === 0;
  const [shirt, trim] = isGoalkeeper
    ? [colours.secondary, colours.primary]
    : [colours.primary, colours.secondary];
  const kit = KITS[seedOf(club) % KITS.length];
  return (
    <svg viewBox="0 0 120 130" preserveAspectRatio="xMidYMax meet" aria-hidden="true" className={className}>
      <clipPath id={clip}>
        <path d={BODY} />
      </clipPath>
      <path d={BODY} fill={shirt} />
      <g clipPath={`url(#${clip})`}>
        <path d={kit} fill={trim} />
        <path d="M0 134c2-30 14-46 40-54-22 14-28 34-28 54Z" fill="#000" opacity="0.3" />
        <path d="M120 134c-1-28-8-42-32-50 16 12 21 30 21 50Z" fill="#fff" opacity="0.45" />
      </g>
      <path d="M45 80q15 19 30 0l4 1q-19 25-38 0Z" fill={trim} />
      <path d={NECK} fill="#18231d" />
      <path d={HEAD} fill="#27352d" />
      {hasBeard && <path d={BEARD} fill="#101813" />}
      <path d={RIM} fill="#dfe8d8" opacity="0.55" />
      <path d={hair} fill="#101813" />
    </svg>
  );
}
