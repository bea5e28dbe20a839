import type { SharedMonth } from "#contract/share.ts";
import type { Language } from "#contract/languages.ts";
import type { Words } from "#words/noun.ts";
import { sharedMonthName } from "#words/shared-text.ts";
import { onPitch, type Picture, signature } from "./picture.ts";

const LEFT = 110;
const BOARD = `<rect x="60" y="40" width="1080" height="556" rx="26" fill="#06150d" fill-opacity="0.78"/>
  <path d="M640 130v310" stroke="#f3f0dd" stroke-opacity="0.35" stroke-width="4"/>`;

/** A month's final position and points. */
export function monthPicture(
  { month, teamName, position, entries, points }: SharedMonth,
  sharer: string | null,
  { t, language }: { readonly t: Words<"profile">; readonly language: Language },
): Picture {
  const white = "#ffffff";
  const beside = { x: 700, align: "left" } as const;
  return {
    face: null,
    shapes: onPitch(BOARD),
    texts: [
      { text: `#${position}`, colour: "#ffd35c", x: 350, y: 245, width: 480, height: 240 },
      {
        text: t("share.picture.entries", { count: entries }),
        colour: white,
        x: 350,
        y: 425,
        width: 480,
        height: 46,
      },
      {
        ...beside,
        text: sharedMonthName(month, language).toUpperCase(),
        colour: white,
        y: 165,
        width: 400,
        height: 70,
      },
      { ...beside, text: teamName, colour: "#d9e6dc", y: 255, width: 400, height: 54 },
      {
        ...beside,
        text: t("share.picture.points", { count: points }),
        colour: "#ffd35c",
        y: 385,
        width: 400,
        height: 110,
      },
      ...signature(sharer, LEFT),
    ],
  };
}
