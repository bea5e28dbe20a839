import { BASE_SET_SHAPE, BASE_SET_SIZE } from "#game/card/base-set.ts";
import { COMMON_PRINT_MAX, COMMON_PRINT_MIN } from "#game/card/common-print.ts";
import { OVERALL_MAX, OVERALL_MIN, UNMAPPED_OVERALL } from "#game/card/overall.ts";
import { positions } from "#game/card/position.ts";
import { RARITY_FROM_OVERALL, rarities } from "#game/card/rarity.ts";
import { BEST_ONE_IN, SIGNINGS_A_SEASON } from "#game/scout/decide-signing.ts";
import { OFFER_SIZE } from "#game/scout/draw-offer.ts";
import { listed } from "#game/listed.ts";
import type { RulesSection } from "./rules-section.ts";

/** What everybody starts with. */
export function baseSetSection(): RulesSection {
  const shape = positions.map((position) => {
    const count = BASE_SET_SHAPE[position];
    return `${count} ${position}${count === 1 ? "" : "s"}`;
  });
  return {
    id: "base-set",
    heading: "The base set",
    paragraphs: [
      `Everybody can take one base set of ${BASE_SET_SIZE} cards: ${listed(shape)}, from ${BASE_SET_SIZE} different Premier League clubs.`,
      `Every card is of a regular who starts nearly every match. No two sets are alike, but all can expect the same points.`,
      `Base cards are common prints: whatever the player's overall, the card shows ${COMMON_PRINT_MIN} to ${COMMON_PRINT_MAX}.`,
    ],
    table: null,
  };
}

/** How a collection grows without physical cards. */
export function scoutSection(): RulesSection {
  return {
    id: "scout",
    heading: "Your scout",
    paragraphs: [
      `Play a gameweek, with a five in the tournament or a squad in the fantasy league, and your scout offers you ${OFFER_SIZE} regulars you don't own. Sign one of them before the next deadline.`,
      `Choose the league your scout looks in; you can change it at any time. Finish in the top ${100 / BEST_ONE_IN}% of a month and you get a second look: ${OFFER_SIZE} more players, one more card.`,
      `You can sign up to ${SIGNINGS_A_SEASON} players a season. Like base cards they are common prints (${COMMON_PRINT_MIN} to ${COMMON_PRINT_MAX}), and can't carry a chip.`,
    ],
    table: null,
  };
}

/** How good and how rare a card is. */
export function raritySection(): RulesSection {
  return {
    id: "rarity",
    heading: "Overall and rarity",
    paragraphs: [
      `A card takes the overall (${OVERALL_MIN}–${OVERALL_MAX}) of its real player. Until it is linked to one, it has ${UNMAPPED_OVERALL}.`,
      "Rarity follows from overall, and never changes points.",
    ],
    table: { columns: ["Rarity", "Overall"], rows: rarities.map((rarity, at) => [rarity, rangeOf(at)]) },
  };
}

/** The overalls of the nth rarity, such as "75–82". */
function rangeOf(at: number): string {
  const [lowest, nextLowest] = rarities.slice(at).map((rarity) => RARITY_FROM_OVERALL[rarity]);
  return `${lowest ?? OVERALL_MIN}–${(nextLowest ?? OVERALL_MAX + 1) - 1}`;
}
