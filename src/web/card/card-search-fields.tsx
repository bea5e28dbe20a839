import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { classNames } from "#web/ui/class-names.ts";
import { SearchField } from "#web/ui/form/search-field.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { type CardSearch, positionFilters } from "./find-cards.ts";
import { usePositionOptions } from "./use-position-options.ts";

export interface CardSearchFieldsProps {
  readonly search: CardSearch;
  readonly onSearchChange: (search: CardSearch) => void;
  /** On a phone, a button beside the text that unfolds everything else. */
  readonly fold?: { readonly isOpen: boolean; readonly button: ReactNode };
}

/** Searches cards by player or club, and by position. */
export function CardSearchFields({ search, onSearchChange, fold }: CardSearchFieldsProps) {
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
      {fold?.button}
      <SelectField
        label={t("search.position")}
        isLabelHidden
        className={classNames(
          "flex-[0_1_9.5rem]",
          fold !== undefined && (fold.isOpen ? "max-md:flex-[1_1_100%]" : "max-md:hidden"),
        )}
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
