import { useId } from "react";
import { seedOf } from "#game/seed.ts";
import type { ClubColours } from "./club-colours.ts";

const BODY = "M6 132c0-27 8-41 27-47l16-6h22l16 6c19 6 27 20 27 47Z";
const NECK = "M49 62h22v16c0 11-22 11-22 0Z";
const HEAD =
  "M60 17c14 0 20 10 20 23 0 4 3 4 2 9-1 4-3 5-4 5-2 11-9 19-18 19s-16-8-18-19c-1 0-3-1-4-5-1-5 2-5 2-9 0-13 6-23 20-23Z";

const HAIR = [
  "M39 41c-3-18 7-27 21-27s24 9 21 27c-3-7-5-12-9-14-7 4-20 4-26 0-4 3-5 8-7 14Z",
  "M38 42c-6-9-3-15 1-18-1-6 6-11 11-10 5-5 13-4 17-1 7-1 13 5 13 10 5 4 6 11 2 19-3-6-4-11-9-13-6 3-20 3-26 0-5 2-6 7-9 13Z",
  "M40 40c-1-15 8-23 20-23s21 8 20 23c-3-6-3-9-6-12-9-2-19-2-28 0-3 3-3 6-6 12Z",
  "M38 46c-4-22 6-32 22-32s26 10 22 32c2 12 2 20 5 27-5 0-9-3-11-9 3-9 3-20 0-31-9-4-23-4-32 0-3 11-3 22 0 31-2 6-6 9-11 9 3-7 3-15 5-27Z",
  "M47 20c1-11 8-14 13-14s12 3 13 14c6 4 8 11 8 21-3-7-4-11-9-15-7-2-17-2-24 0-5 4-6 8-9 15 0-10 2-17 8-21Z",
  "M52 8c5-3 12-3 16 0 3 4 4 10 4 17-8-2-16-2-24 0 0-7 1-13 4-17Z",
] as const;

const BEARD = "M43 50c2 10 8 12 17 12s15-2 17-12c0 16-7 25-17 25s-17-9-17-25Z";

/** Kits: what of the shirt is in the second colour, over the body. */
const KITS = [
  "M20 80h14v60H20ZM46 70h9v70h-9ZM65 70h9v70h-9ZM86 80h14v60H86Z",
  "M0 94h120v10H0ZM0 116h120v10H0Z",
  "M60 70h60v70H60Z",
  "M22 78l18-4 62 60H78Z",
  "M0 80h28l-9 60H0ZM120 80H92l9 60h19Z",
  "",
] as const;

const GLOVES =
  "M14 132c-3-15 0-24 3-31 2-5 7-4 8 0l2 8c2-5 8-4 8 1l-1 22ZM106 132c3-15 0-24-3-31-2-5-7-4-8 0l-2 8c-2-5-8-4-8 1l1 22Z";

export interface PlayerSilhouetteProps {
  /** Decides hair and beard: the same player always looks the same. */
  readonly playerName: string;
  /** Decides the cut of the kit. */
  readonly club: string;
  readonly colours: ClubColours;
  readonly isGoalkeeper: boolean;
  readonly className?: string | undefined;
}

/** A player against the light, in the club's kit: stands where there is no picture (design §9). */
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
  const kit = KITS[seedOf(club) % KITS.length];
  return (
    <svg viewBox="0 0 120 130" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className={className}>
      <clipPath id={clip}>
        <path d={BODY} />
      </clipPath>
      <path d={BODY} fill={colours.primary} />
      <g clipPath={`url(#${clip})`}>
        <path d={kit} fill={colours.secondary} />
        <path d="M0 132c2-30 14-46 40-52-22 12-28 32-28 52Z" fill="#000" opacity="0.28" />
        <path d="M120 132c-1-26-8-40-30-48 16 10 20 28 20 48Z" fill="#fff" opacity="0.35" />
      </g>
      <path d="M45 80q15 17 30 0l4 2q-19 23-38 0Z" fill={colours.secondary} />
      <path d={NECK} fill="#1b2721" />
      <path d={HEAD} fill="#2a3831" />
      <path d="M72 21c6 5 8 12 8 19 0 4 3 4 2 9-1 4-3 5-4 5-1 7-5 13-9 16 3-16 5-34 3-49Z" fill="#6d7f74" />
      {hasBeard && <path d={BEARD} fill="#121a16" />}
      <path d={hair} fill="#121a16" />
      {isGoalkeeper && <path d={GLOVES} fill={colours.secondary} stroke="#121a16" strokeWidth="2" />}
    </svg>
  );
}
