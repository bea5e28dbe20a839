import type { Language } from "#contract/languages.ts";
import type { SharedView } from "#contract/share.ts";
import { wordsIn } from "#server/platform/words.ts";
import { cardPicture } from "./card-picture.ts";
import { matchPicture } from "./match-picture.ts";
import { monthPicture } from "./month-picture.ts";
import type { Picture } from "./picture.ts";
import { teamPicture } from "./team-picture.ts";

/**
 * The picture of something shared, with its texts in a language.
 *
 * @param face the file in the store of a card's printed face; null: drawn
 */
export function pictureOf(
  { sharer, card, team, match, month }: SharedView,
  language: Language,
  face: string | null,
): Picture {
  const t = wordsIn(language, "profile");
  if (card !== null) return cardPicture(card, { sharer, face }, wordsIn(language, "ui"));
  if (team !== null) return teamPicture(team, sharer, t);
  if (match !== null) return matchPicture(match, wordsIn(language, "match"));
  if (month !== null) return monthPicture(month, sharer, { t, language });
  throw new Error("nothing is shared");
}
