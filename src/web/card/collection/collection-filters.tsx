import { SlidersHorizontal } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "#web/ui/action/button.tsx";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { CardSearchFields } from "#web/card/card-search-fields.tsx";
import {
  type CardOrder,
  cardOrders,
  type CollectionSearch,
  countFilters,
  rarityFilters,
  WHOLE_COLLECTION,
} from "./collection-search.ts";

const ORDER_LABELS: Readonly<Record<CardOrder, string>> = {
  newest: "Newest first",
  best: "Best first",
  name: "By player",
  club: "By club",
};

const orderOptions = cardOrders.map((value) => ({ value, label: ORDER_LABELS[value] }));

const rarityOptions = rarityFilters.map((value) => ({
  value,
  label: value === "all" ? "All rarities" : value.charAt(0).toUpperCase() + value.slice(1),
}));

const switches = [
  { part: "isSpecial", label: "Special" },
  { part: "isLocked", label: "Locked" },
  { part: "isDuplicate", label: "Duplicates" },
] as const;

export interface CollectionFiltersProps {
  readonly search: CollectionSearch;
  readonly onSearchChange: (search: CollectionSearch) => void;
  /** The clubs of the collection. */
  readonly clubs: readonly string[];
}

/** What is shown of the collection: text and position always, the other filters when they are unfolded. */
export function CollectionFilters({ search, onSearchChange, clubs }: CollectionFiltersProps) {
  const panelId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const count = countFilters(search);
  return (
    <div className="grid gap-3">
      <div className="grid gap-3 md:grid-cols-[minmax(0,1fr)_auto]">
        <CardSearchFields
          search={search}
          onSearchChange={(changed) => onSearchChange({ ...search, ...changed })}
        />
        <div className="flex flex-wrap gap-3 md:grid md:grid-cols-[9.5rem_auto]">
          <SelectField
            label="Order"
            isLabelHidden
            className="flex-[1_1_7rem]"
            options={orderOptions}
            value={search.order}
            onChange={({ target }) => {
              const order = cardOrders.find((value) => value === target.value) ?? "newest";
              onSearchChange({ ...search, order });
            }}
          />
          <Button
            variant="secondary"
            className="basis-38"
            icon={<SlidersHorizontal aria-hidden="true" />}
            aria-expanded={isOpen}
            aria-controls={panelId}
            onClick={() => setIsOpen(!isOpen)}
          >
            Filters{count > 0 && ` (${count})`}
          </Button>
        </div>
      </div>
      <div id={panelId} hidden={!isOpen}>
        <MoreFilters search={search} onSearchChange={onSearchChange} clubs={clubs} />
      </div>
    </div>
  );
}

function MoreFilters({ search, onSearchChange, clubs }: CollectionFiltersProps) {
  const change = (part: Partial<CollectionSearch>) => onSearchChange({ ...search, ...part });
  const { text, position, order } = search;
  return (
    <fieldset className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-panel border border-line bg-panel px-4 py-3">
      <legend className="sr-only">More filters</legend>
      <SelectField
        label="Club"
        isLabelHidden
        className="w-full sm:w-56"
        options={[{ value: "", label: "All clubs" }, ...clubs.map((club) => ({ value: club, label: club }))]}
        value={search.club}
        onChange={({ target }) => change({ club: target.value })}
      />
      <SelectField
        label="Rarity"
        isLabelHidden
        className="w-full sm:w-44"
        options={rarityOptions}
        value={search.rarity}
        onChange={({ target }) => {
          change({ rarity: rarityFilters.find((value) => value === target.value) ?? "all" });
        }}
      />
      {switches.map(({ part, label }) => (
        <Checkbox
          key={part}
          label={label}
          checked={search[part]}
          onChange={({ target }) => change({ [part]: target.checked })}
        />
      ))}
      <Button
        variant="ghost"
        size="small"
        className="sm:ml-auto"
        disabled={countFilters(search) === 0}
        onClick={() => onSearchChange({ ...WHOLE_COLLECTION, text, position, order })}
      >
        Clear filters
      </Button>
    </fieldset>
  );
}
