import { seedOf } from "#game/seed.ts";
import { chosen } from "./shape.ts";

/** Two colours of a badge and a kit, as `#rrggbb`. */
export interface ClubColours {
  readonly primary: string;
  readonly secondary: string;
}

/** For clubs not in the catalogue. */
const UNKNOWN_CLUB_COLOURS: readonly [ClubColours, ...ClubColours[]] = [
  { primary: "#c8102e", secondary: "#ffffff" },
  { primary: "#0b3d91", secondary: "#ffffff" },
  { primary: "#0f7a3f", secondary: "#ffffff" },
  { primary: "#141a17", secondary: "#ffffff" },
  { primary: "#f2b705", secondary: "#141a17" },
  { primary: "#6fb7e9", secondary: "#ffffff" },
  { primary: "#f4f1e6", secondary: "#b3122a" },
  { primary: "#e8590c", secondary: "#141a17" },
  { primary: "#6a1030", secondary: "#8ec5e8" },
  { primary: "#f4f1e6", secondary: "#10315e" },
];

/** A club's own colours if known, or else a pair that depends only on its name. */
export function clubColoursOf(club: string, known?: ClubColours | null): ClubColours {
  return known ?? chosen(UNKNOWN_CLUB_COLOURS, seedOf(club));
}

const DARK_INK = "#10160f";
const LIGHT_INK = "#ffffff";

/** The relative luminance at which dark and white text contrast equally (WCAG 2.2). */
const EVEN_LUMINANCE = 0.179;

function channel(hex: string, at: number): number {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** Dark or white: the readable text colour on this `#rrggbb`. */
export function inkOn(colour: string): string {
  const luminance = 0.2126 * channel(colour, 1) + 0.7152 * channel(colour, 3) + 0.0722 * channel(colour, 5);
  return luminance > EVEN_LUMINANCE ? DARK_INK : LIGHT_INK;
}
