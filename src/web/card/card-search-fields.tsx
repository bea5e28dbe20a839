import { useTranslation } from "react-i18next";
import { SearchField } from "#web/ui/form/search-field.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { type CardSearch, positionFilters } from "./find-cards.ts";
import { usePositionOptions } from "./use-position-options.ts";

export interface CardSearchFieldsProps {
  readonly search: CardSearch;
  readonly onSearchChange: (search: CardSearch) => void;
}

/** Searches cards by player or club, and by position. */
export function CardSearchFields({ search, onSearchChange }: CardSearchFieldsProps) {
  const { t } = useTranslation("card");
  return (
    <search className="flex flex-wrap gap-3">
      <SearchField
        label={t("search.label")}
        placeholder={t("search.placeholder")}
        className="flex-[1_1_7rem]"
        value={search.text}
        onValueChange={(text) => onSearchChange({ ...search, text })}
      />
      <SelectField
        label={t("search.position")}
        isLabelHidden
        className="flex-[0_1_9.5rem]"
        options={usePositionOptions()}
        value={search.position}
        onChange={(event) => {
          const position = positionFilters.find((value) => value === event.target.value);
          onSearchChange({ ...search, position: position ?? "all" });
        }}
      />
    </search>
  );
}
