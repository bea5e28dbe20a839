import { useTranslation } from "react-i18next";
import { SlidersHorizontal } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "#web/ui/action/button.tsx";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { CardSearchFields } from "#web/card/card-search-fields.tsx";
import { rarityFilters } from "#web/card/find-cards.ts";
import { cardOrders, type CollectionSearch, countFilters, WHOLE_COLLECTION } from "./collection-search.ts";

const switches = ["isSpecial", "isLocked", "isDuplicate"] as const;

export interface CollectionFiltersProps {
  readonly search: CollectionSearch;
  readonly onSearchChange: (search: CollectionSearch) => void;
  /** The collection's clubs. */
  readonly clubs: readonly string[];
}

/** The search of the collection: text, position and order are always visible, the other filters unfold. */
export function CollectionFilters({ search, onSearchChange, clubs }: CollectionFiltersProps) {
  const { t } = useTranslation("card");
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
            label={t("filter.order")}
            isLabelHidden
            className="flex-[1_1_7rem]"
            options={cardOrders.map((value) => ({ value, label: t(`filter.orders.${value}`) }))}
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
            {count > 0 ? t("filter.showCount", { active: count }) : t("filter.show")}
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
  const { t } = useTranslation(["card", "ui"]);
  const change = (part: Partial<CollectionSearch>) => onSearchChange({ ...search, ...part });
  const { text, position, order } = search;
  return (
    <fieldset className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-panel border border-line bg-panel px-4 py-3">
      <legend className="sr-only">{t("filter.more")}</legend>
      <SelectField
        label={t("filter.club")}
        isLabelHidden
        className="w-full sm:w-56"
        options={clubOptions(t("filter.allClubs"), clubs, search.club)}
        value={search.club}
        onChange={({ target }) => change({ club: target.value })}
      />
      <SelectField
        label={t("filter.rarity")}
        isLabelHidden
        className="w-full sm:w-44"
        options={rarityFilters.map((value) => ({
          value,
          label: value === "all" ? t("filter.allRarities") : t(`ui:playerCard.rarity.${value}`),
        }))}
        value={search.rarity}
        onChange={({ target }) => {
          change({ rarity: rarityFilters.find((value) => value === target.value) ?? "all" });
        }}
      />
      {switches.map((part) => (
        <Checkbox
          key={part}
          label={t(`filter.${part}`)}
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
        {t("filter.clear")}
      </Button>
    </fieldset>
  );
}

/** The club that is searched for stays among them after its last card was deleted. */
function clubOptions(all: string, clubs: readonly string[], chosen: string) {
  const shown = chosen === "" || clubs.includes(chosen) ? clubs : [...clubs, chosen];
  return [{ value: "", label: all }, ...shown.map((club) => ({ value: club, label: club }))];
}
