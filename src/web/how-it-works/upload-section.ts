import { PHOTO_LIMIT_BYTES } from "#game/card/photo-limits.ts";
import { CHIP_USES_PER_SEASON } from "#game/fantasy/power/chip.ts";
import type { RulesSection, RulesWords } from "./rules-section.ts";

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
