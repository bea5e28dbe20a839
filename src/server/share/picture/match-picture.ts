import type { SharedMatch } from "#contract/share.ts";
import type { Words } from "#words/noun.ts";
import { onPitch, type Picture } from "./picture.ts";

const BOARD = `<rect x="430" y="205" width="340" height="220" rx="18" fill="#06150d" fill-opacity="0.85"/>`;

/** The score between the names of the teams. */
export function matchPicture(match: SharedMatch, t: Words<"match">): Picture {
  const { homeTeamName, awayTeamName, homeScore, awayScore, matchType } = match;
  const middle = { x: 600, colour: "#ffffff" };
  const side = { y: 315, width: 340, height: 110 };
  return {
    face: null,
    shapes: onPitch(BOARD),
    texts: [
      { ...middle, text: `${homeScore}–${awayScore}`, y: 315, width: 280, height: 150 },
      { ...side, text: homeTeamName.toUpperCase(), colour: "#ffd35c", x: 235 },
      { ...side, text: awayTeamName.toUpperCase(), colour: "#d8ecff", x: 965 },
      { ...middle, text: "PANNA", y: 110, width: 180, height: 52 },
      { ...middle, text: t(`match.${matchType}`).toUpperCase(), y: 525, width: 260, height: 34 },
    ],
  };
}
