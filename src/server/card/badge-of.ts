import type { CardView } from "#contract/card/card.ts";
import { clubs } from "#game/world/catalogue/clubs.ts";

/** The club of a card's real player; all null: the card isn't linked, or the player has no club. */
export interface LinkedClub {
  readonly name: string | null;
  readonly shortName: string | null;
  readonly code: string | null;
  readonly primary: string | null;
  readonly secondary: string | null;
}

type Badge = Pick<CardView, "clubCode" | "clubColours">;

const UNKNOWN: Badge = { clubCode: null, clubColours: null };

const catalogue = new Map<string, Badge>(
  clubs.flatMap(({ name, shortName, code, colours: [primary, secondary] }) =>
    [shortName, name].map((one) => [one, { clubCode: code, clubColours: { primary, secondary } }]),
  ),
);

/**
 * The code and colours of the club that's printed on a card, so the badge and the text beside it agree. The player's
 * current club tells them if it's the same one; if he has moved, or the card isn't linked, the catalogue does.
 */
export function badgeOf(printed: string, linked: LinkedClub | null): Badge {
  if (linked === null || (linked.name !== printed && linked.shortName !== printed)) {
    return catalogue.get(printed) ?? UNKNOWN;
  }
  const { code, primary, secondary } = linked;
  const colours = primary === null || secondary === null ? null : { primary, secondary };
  return { clubCode: code, clubColours: colours };
}
