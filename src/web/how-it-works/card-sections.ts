import { BASE_SET_SHAPE, BASE_SET_SIZE } from "#game/card/base-set.ts";
import { COMMON_PRINT_MAX, COMMON_PRINT_MIN } from "#game/card/common-print.ts";
import { BEST_ONE_IN, SIGNINGS_A_SEASON } from "#game/scout/decide-signing.ts";
import { OFFER_SIZE } from "#game/scout/draw-offer.ts";
import { OVERALL_MAX, OVERALL_MIN, UNMAPPED_OVERALL } from "#game/card/overall.ts";
import { positions } from "#game/card/position.ts";
import { rarities, RARITY_FROM_OVERALL } from "#game/card/rarity.ts";
import { listText } from "#web/language/list-text.ts";
import { PHOTO_LIMIT_BYTES } from "#game/card/photo-limits.ts";
import { CHIP_USES_PER_SEASON } from "#game/fantasy/power/chip.ts";
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
      t("baseSet.regulars"),
      t("baseSet.prints", { least: COMMON_PRINT_MIN, most: COMMON_PRINT_MAX }),
    ],
    table: null,
  };
}

/** How a collection grows without physical cards. */
export function scoutSection(t: RulesWords): RulesSection {
  return {
    id: "scout",
    heading: t("scout.heading"),
    paragraphs: [
      t("scout.offer", { size: OFFER_SIZE }),
      t("scout.league", { percent: 100 / BEST_ONE_IN, size: OFFER_SIZE }),
      t("scout.season", { most: SIGNINGS_A_SEASON, from: COMMON_PRINT_MIN, to: COMMON_PRINT_MAX }),
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

const MEGABYTE = 1024 * 1024;
/** The verification code depends on the day (spec §9). */
const CODE_HOURS = 24;

/** How a physical card joins the collection. */
export function uploadSection(t: RulesWords): RulesSection {
  return {
    id: "upload",
    heading: t("upload.heading"),
    paragraphs: [
      t("upload.photo", { hours: CODE_HOURS, megabytes: PHOTO_LIMIT_BYTES / MEGABYTE }),
      t("upload.review"),
      t("upload.special", { chips: CHIP_USES_PER_SEASON }),
    ],
    table: null,
    link: { to: "/upload-cards", label: t("upload.open") },
  };
}
