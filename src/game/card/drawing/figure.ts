import type { Position } from "#game/card/position.ts";
import { seedOf } from "#game/seed.ts";
import { chosen, mixed, type Shape } from "./shape.ts";
import type { ClubColours } from "./club-colours.ts";

/** Width and height of the box of the figure's paths. */
export const FIGURE_BOX = { width: 120, height: 130 } as const;

/** The outline of the shirt, which clips its pattern. */
export const SHIRT = "M2 134c0-28 7-42 27-48l19-7h24l19 7c20 6 27 20 27 48Z";
const NECK = "M47 60h26v18c0 13-26 13-26 0Z";
const HEAD =
  "M60 16c14 0 20.5 10 20.5 23 0 2 2.5 2 2 7-.5 4-2.5 6-4 6C77 64 69 73 60 73S43 64 41.5 52c-1.5 0-3.5-2-4-6-.5-5 2-5 2-7 0-13 6.5-23 20.5-23Z";

/** The edges of head and shoulders that the floodlights light. */
const RIM =
  "M69 18c7 3.5 11.5 11 11.5 21 0 2 2.5 2 2 7-.5 4-2.5 6-4 6-1 8-5 14.5-10.5 18 5-8 7-16 7-25 0-10-1-19-6-27Z";
const BACK_RIM = "M41.5 52c1 8 5 14.5 10 18-4-7-6.5-16-6.5-24-3-1-4 2-3.5 6Z";
const SHADE = "M2 134c0-28 7-42 27-48l13-5c-20 14-25 34-24 53ZM40 134c2-14 6-22 12-28-2 10-2 18 0 28Z";
const SHINE = "M118 134c0-28-7-42-27-48l-11-4c17 10 23 28 24 52Z";

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

/** Kits: the parts of the shirt in the second colour. */
const KITS = [
  "M19 78h13v62H19ZM44 70h10v70H44ZM66 70h10v70H66ZM88 78h13v62H88Z",
  "M0 96h120v11H0ZM0 118h120v11H0Z",
  "M60 70h60v70H60Z",
  "M24 82l17-6 58 64H77Z",
  "M0 78h30l-8 62H0ZM120 78H90l8 62h22Z",
  "M0 70h120v24H0Z",
] as const;

const COLLAR = "M44 80q16 22 32 0l5 2q-21 29-42 0Z";

/** The darkest tone of a figure. */
const NIGHT = "#0b1210";

/** What a player's name decides about the figure. */
export interface FigureLook {
  /** 0 to `HAIRSTYLES` - 1. */
  readonly hair: number;
  readonly hasBeard: boolean;
}

export const HAIRSTYLES = HAIR.length;

/** The look of a player: always the same for a name. */
export function lookOf(playerName: string): FigureLook {
  const seed = seedOf(playerName);
  return { hair: seed % HAIRSTYLES, hasBeard: (seed >>> 8) % 3 === 0 };
}

/** Who is drawn. */
export interface FigureOf {
  /** Decides hair and beard: the same player always looks the same. */
  readonly playerName: string;
  /** Decides the cut of the kit. */
  readonly club: string;
  readonly colours: ClubColours;
  /** A goalkeeper wears the club's colours swapped. */
  readonly position: Position;
}

/** The figure of a player in the club's kit against the floodlights, from back to front, in `FIGURE_BOX`. */
export function figureOf({ playerName, club, colours, position }: FigureOf): readonly Shape[] {
  const look = lookOf(playerName);
  const { primary, secondary } = colours;
  const [shirt, trim] = position === "goalkeeper" ? [secondary, primary] : [primary, secondary];
  const skin = mixed(NIGHT, primary, 0.38);
  const beard: readonly Shape[] = look.hasBeard ? [{ d: BEARD, fill: NIGHT }] : [];
  return [
    { d: SHIRT, fill: shirt },
    { d: chosen(KITS, seedOf(club)), fill: trim, isClipped: true },
    { d: SHADE, fill: NIGHT, opacity: 0.34 },
    { d: SHINE, fill: "#fff", opacity: 0.4 },
    { d: NECK, fill: mixed(skin, NIGHT, 0.45) },
    { d: COLLAR, fill: trim },
    { d: HEAD, fill: skin },
    ...beard,
    { d: RIM, fill: "#fff3d0", opacity: 0.72 },
    { d: BACK_RIM, fill: "#fff3d0", opacity: 0.3 },
    { d: chosen(HAIR, look.hair), fill: NIGHT },
  ];
}
