import { SlidersHorizontal } from "lucide-react";
import { useId, useState } from "react";
import { IconButton } from "#web/ui/action/icon-button.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { CardSearchFields } from "../../../card/card-search-fields.tsx";
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

/** Which players are shown: search and position at hand, rarity and order behind a button, for the sake of phones. */
export function PlayerFilters({ filter, onFilterChange }: PlayerFiltersProps) {
  const [isMore, setIsMore] = useState(false);
  const moreId = useId();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
      <CardSearchFields
        search={filter}
        onSearchChange={(search) => onFilterChange({ ...filter, ...search })}
      />
      <IconButton
        label={isMore ? "Fewer filters" : "More filters"}
        icon={<SlidersHorizontal aria-hidden="true" />}
        variant="secondary"
        aria-expanded={isMore}
        aria-controls={moreId}
        onClick={() => setIsMore(!isMore)}
      />
      <div id={moreId} hidden={!isMore} className="col-span-2 grid grid-cols-2 gap-2 [&[hidden]]:hidden">
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
    </div>
  );
}
