import { SlidersHorizontal } from "lucide-react";
import { IconButton } from "#web/ui/action/icon-button.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { CardSearchFields } from "#web/card/card-search-fields.tsx";
import {
  type PlayerFilter,
  type PlayerOrder,
  playerOrders,
  type RarityFilter,
  rarityFilters,
} from "./find-players.ts";

export interface PlayerFiltersProps {
  readonly filter: PlayerFilter;
  readonly onFilterChange: (filter: PlayerFilter) => void;
  readonly isMore: boolean;
}

export interface MoreFiltersButtonProps {
  readonly isMore: boolean;
  readonly onMoreChange: (isMore: boolean) => void;
}

const RARITY_NAMES: Readonly<Record<RarityFilter, string>> = {
  all: "All rarities",
  common: "Common",
  rare: "Rare",
  epic: "Epic",
  legendary: "Legendary",
};

const ORDER_NAMES: Readonly<Record<PlayerOrder, string>> = {
  newest: "Newest first",
  best: "Best first",
  name: "By name",
};

const rarityOptions = rarityFilters.map((value) => ({ value, label: RARITY_NAMES[value] }));
const orderOptions = playerOrders.map((value) => ({ value, label: ORDER_NAMES[value] }));

/** Opens and closes the further filters. */
export function MoreFiltersButton({ isMore, onMoreChange }: MoreFiltersButtonProps) {
  return (
    <IconButton
      label={isMore ? "Fewer filters" : "More filters"}
      icon={<SlidersHorizontal aria-hidden="true" />}
      variant="secondary"
      size="small"
      aria-expanded={isMore}
      onClick={() => onMoreChange(!isMore)}
    />
  );
}

/** Which players are shown: search and position always, rarity and order when more is asked for. */
export function PlayerFilters({ filter, onFilterChange, isMore }: PlayerFiltersProps) {
  return (
    <div className="grid gap-2">
      <CardSearchFields
        search={filter}
        onSearchChange={(search) => onFilterChange({ ...filter, ...search })}
      />
      {isMore && (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(7rem,100%),1fr))] gap-2">
          <SelectField
            label="Rarity"
            isLabelHidden
            options={rarityOptions}
            value={filter.rarity}
            onChange={({ target }) => {
              const rarity = rarityFilters.find((value) => value === target.value);
              onFilterChange({ ...filter, rarity: rarity ?? "all" });
            }}
          />
          <SelectField
            label="Order"
            isLabelHidden
            options={orderOptions}
            value={filter.order}
            onChange={({ target }) => {
              const order = playerOrders.find((value) => value === target.value);
              onFilterChange({ ...filter, order: order ?? "newest" });
            }}
          />
        </div>
      )}
    </div>
  );
}
