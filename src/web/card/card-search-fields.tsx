import { SearchField } from "#web/ui/form/search-field.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { type CardSearch, positionFilterOptions, positionFilters } from "./find-cards.ts";

export interface CardSearchFieldsProps {
  readonly search: CardSearch;
  readonly onSearchChange: (search: CardSearch) => void;
}

/** Which cards are shown: by player or club, and by position. */
export function CardSearchFields({ search, onSearchChange }: CardSearchFieldsProps) {
  return (
    <search className="flex flex-wrap gap-3">
      <SearchField
        label="Search players or clubs"
        placeholder="Player or club"
        className="flex-[1_1_7rem]"
        value={search.text}
        onValueChange={(text) => onSearchChange({ ...search, text })}
      />
      <SelectField
        label="Position"
        isLabelHidden
        className="flex-[0_1_9.5rem]"
        options={positionFilterOptions}
        value={search.position}
        onChange={(event) => {
          const position = positionFilters.find((value) => value === event.target.value);
          onSearchChange({ ...search, position: position ?? "all" });
        }}
      />
    </search>
  );
}
