import { useTranslation } from "react-i18next";
import { positionFilters } from "./find-cards.ts";

/** The options of a position filter, in the user's language. */
export function usePositionOptions() {
  const { t } = useTranslation(["card", "ui"]);
  return positionFilters.map((value) => ({
    value,
    label: value === "all" ? t("search.allPositions") : t(`ui:playerCard.position.${value}`),
  }));
}
