import { BASE_OVERALL_MAX, BASE_OVERALL_MIN, BASE_SET_SHAPE, BASE_SET_SIZE } from "#game/card/base-set.ts";
import { OVERALL_MAX, OVERALL_MIN, UNMAPPED_OVERALL } from "#game/card/overall.ts";
import { positions } from "#game/card/position.ts";
import { RARITY_FROM_OVERALL, rarities } from "#game/card/rarity.ts";
import { listText } from "#web/language/list-text.ts";
import type { RulesSection, RulesWords } from "./rules-section.ts";

/** The cards that everyone starts with. */
export function baseSetSection(t: RulesWords): RulesSection {
  const shape = positions.map((position) =>
    t(`baseSet.shape.${position}`, { count: BASE_SET_SHAPE[position] }),
  );
  return {
    id: "base-set",
    heading: t("baseSet.heading"),
    paragraphs: [
      t("baseSet.cards", { size: BASE_SET_SIZE, shape: listText(shape) }),
      t("baseSet.overalls", { least: BASE_OVERALL_MIN, most: BASE_OVERALL_MAX }),
    ],
    table: null,
  };
}

/** How good and how rare a card is. */
export function raritySection(t: RulesWords): RulesSection {
  return {
    id: "rarity",
    heading: t("rarity.heading"),
    paragraphs: [
      t("rarity.overall", { least: OVERALL_MIN, most: OVERALL_MAX, unlinked: UNMAPPED_OVERALL }),
      t("rarity.points"),
    ],
    table: {
      columns: [{ name: t("rarity.columns.rarity") }, { name: t("rarity.columns.overall") }],
      rows: rarities.map((rarity, at) => [t(`rarity.names.${rarity}`), rangeOf(at)]),
    },
  };
}

/** The overalls of the nth rarity, such as "75–82". */
function rangeOf(at: number): string {
  const [lowest, nextLowest] = rarities.slice(at).map((rarity) => RARITY_FROM_OVERALL[rarity]);
  return `${lowest ?? OVERALL_MIN}–${(nextLowest ?? OVERALL_MAX + 1) - 1}`;
}
