import type { Rarity } from "#game/card/rarity.ts";
import type { Position } from "#game/card/position.ts";
import { badgeLetters } from "./club-badge.ts";
import { type ClubColours, clubColoursOf, inkOn } from "./club-colours.ts";
import { RARITY_MARKS } from "./rarity-marks.ts";

/** What is on the front of a card. */
export interface CardFront {
  readonly playerName: string;
  readonly position: Position;
  readonly club: string;
  readonly clubCode?: string | null;
  readonly clubColours?: ClubColours | null;
  /** 1–99. */
  readonly overall: number;
  readonly rarity: Rarity;
}

/** A line on the front, in units of a hundredth of the card's width. */
export interface FrontText {
  readonly text: string;
  readonly x: number;
  /** Of the baseline. */
  readonly y: number;
  readonly size: number;
  readonly weight: number;
  readonly anchor: "start" | "middle" | "end";
  readonly face: "display" | "text";
  /** A longer line is set smaller. */
  readonly most: number;
  readonly ink: string;
}

type Line = Pick<FrontText, "text" | "x" | "y" | "size" | "most"> & Partial<FrontText>;

function line(given: Line): FrontText {
  return { weight: 900, anchor: "start", face: "display", ink: "#14160f", ...given };
}

/**
 * The lines on the front of a card.
 *
 * @param position the position's short name in the reader's language, such as "MID"
 * @param isPrinted whether the card shows a printed face, framed, instead of a drawing
 */
export function frontTexts(card: CardFront, position: string, isPrinted: boolean): readonly FrontText[] {
  const { playerName, club, overall } = card;
  const space = playerName.indexOf(" ");
  const family = playerName.slice(space + 1);
  const marks = RARITY_MARKS[card.rarity];
  if (isPrinted) {
    return [
      line({ text: String(overall), x: 16.5, y: 14.2, size: 15, most: 16, anchor: "middle" }),
      line({ text: position, x: 16.5, y: 19.6, size: 5.6, most: 15, weight: 800, anchor: "middle" }),
      line({ text: family, x: 26, y: 11.6, size: 11, most: 65 }),
      line({ text: club, x: 26, y: 18.2, size: 5, most: 46, weight: 650, face: "text" }),
      line({ text: marks, x: 91, y: 18, size: 4.6, most: 18, weight: 650, anchor: "end", face: "text" }),
    ];
  }
  const given = line({
    text: playerName.slice(0, space),
    x: 6,
    y: 112,
    size: 8,
    most: 88,
    weight: 700,
  });
  const initials = line({
    text: badgeLetters(club, card.clubCode),
    x: 84.5,
    y: 19.4,
    size: 7,
    most: 14,
    weight: 800,
    anchor: "middle",
    ink: inkOn(clubColoursOf(club, card.clubColours).primary),
  });
  return [
    initials,
    line({ text: String(overall), x: 18.9, y: 23.6, size: 25, most: 30, anchor: "middle" }),
    line({ text: position, x: 18.9, y: 31.6, size: 8.6, most: 28, weight: 800, anchor: "middle" }),
    ...(space > 0 ? [given] : []),
    line({ text: family, x: 6, y: space > 0 ? 125 : 121, size: 16.5, most: 88 }),
    line({ text: club, x: 6, y: 133.4, size: 6.4, most: 88, weight: 650, face: "text" }),
    line({ text: marks, x: 94, y: 109.6, size: 5, most: 22, weight: 650, anchor: "end", face: "text" }),
  ];
}
