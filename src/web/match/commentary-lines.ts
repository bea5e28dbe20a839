import i18next from "i18next";
import type { CommentaryLines } from "#game/match/commentary/lines.ts";
import { currentLanguage } from "#web/language/words.ts";

/** The commentator's lines in the language of the page; the screen that tells a match has loaded them. */
export function commentaryLines(): CommentaryLines {
  return i18next.getResourceBundle(currentLanguage(), "commentary") as CommentaryLines;
}
