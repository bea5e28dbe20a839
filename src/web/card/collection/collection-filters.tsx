import { useTranslation } from "react-i18next";
import { SlidersHorizontal } from "lucide-react";
import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { classNames } from "#web/ui/class-names.ts";
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
  /** Switches that unfold with the filters on a phone. */
  readonly children?: ReactNode;
}

/**
 * The search of the collection. The text is always visible, on a wide screen also position and order; the rest unfolds. On
 * a phone the cards come first.
 */
export function CollectionFilters({ search, onSearchChange, clubs, children }: CollectionFiltersProps) {
  const { t } = useTranslation("card");
  const panelId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const unfold = { "aria-expanded": isOpen, "aria-controls": panelId, onClick: () => setIsOpen(!isOpen) };
  const count = countFilters(search);
  return (
    <div className="grid gap-3">
      <div className="grid gap-3 md:grid-cols-[minmax(0,1fr)_auto]">
        <CardSearchFields
          search={search}
          onSearchChange={(changed) => onSearchChange({ ...search, ...changed })}
          fold={{
            isOpen,
            button: (
              <FiltersButton
                {...unfold}
                className="md:hidden"
                count={search.position === "all" ? count : count + 1}
              />
            ),
          }}
        />
        <div className={classNames("grid gap-3 md:grid-cols-[9.5rem_auto]", !isOpen && "max-md:hidden")}>
          <SelectField
            label={t("filter.order")}
            isLabelHidden
            options={cardOrders.map((value) => ({ value, label: t(`filter.orders.${value}`) }))}
            value={search.order}
            onChange={({ target }) => {
              const order = cardOrders.find((value) => value === target.value) ?? "newest";
              onSearchChange({ ...search, order });
            }}
          />
          <FiltersButton {...unfold} className="max-md:hidden" count={count} />
        </div>
      </div>
      <div id={panelId} hidden={!isOpen}>
        <MoreFilters search={search} onSearchChange={onSearchChange} clubs={clubs} />
      </div>
      <div className={classNames("md:mt-3", !isOpen && "max-md:hidden")}>{children}</div>
    </div>
  );
}

interface FiltersButtonProps extends Omit<ComponentProps<"button">, "children"> {
  /** How many of the filters that it unfolds are set. */
  readonly count: number;
}

function FiltersButton({ count, ...button }: FiltersButtonProps) {
  const { t } = useTranslation("card");
  return (
    <Button {...button} variant="secondary" icon={<SlidersHorizontal aria-hidden="true" />}>
      {count > 0 ? t("filter.showCount", { active: count }) : t("filter.show")}
    </Button>
  );
}

function MoreFilters({ search, onSearchChange, clubs }: CollectionFiltersProps) {
  const { t } = useTranslation(["card", "ui"]);
  const change = (part: Partial<CollectionSearch>) => onSearchChange({ ...search, ...part });
  const { text, position, order } = search;
  const isPlain = countFilters(search) === 0 && position === "all";
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
        disabled={isPlain}
        onClick={() => onSearchChange({ ...WHOLE_COLLECTION, text, order })}
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
