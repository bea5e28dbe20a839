import { SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#web/ui/action/icon-button.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { CardSearchFields } from "#web/card/card-search-fields.tsx";
import { rarityFilters } from "#web/card/find-cards.ts";
import { type PlayerFilter, playerOrders } from "./find-players.ts";

export interface PlayerFiltersProps {
  readonly filter: PlayerFilter;
  readonly onFilterChange: (filter: PlayerFilter) => void;
}

/** Search and position, with rarity and order as extra filters. */
export function PlayerFilters({ filter, onFilterChange }: PlayerFiltersProps) {
  const { t } = useTranslation(["team", "ui"]);
  const [isMore, setIsMore] = useState(false);
  const rarityOptions = rarityFilters.map((value) => ({
    value,
    label: value === "all" ? t("filter.allRarities") : t(`ui:playerCard.rarity.${value}`),
  }));
  const orderOptions = playerOrders.map((value) => ({ value, label: t(`filter.orders.${value}`) }));
  return (
    <div className="grid gap-2">
      <div className="player-search">
        <CardSearchFields
          search={filter}
          onSearchChange={(search) => onFilterChange({ ...filter, ...search })}
        />
        <IconButton
          label={t(isMore ? "filter.fewer" : "filter.more")}
          icon={<SlidersHorizontal aria-hidden="true" />}
          variant="secondary"
          aria-expanded={isMore}
          onClick={() => setIsMore(!isMore)}
        />
      </div>
      {isMore && (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(7rem,100%),1fr))] gap-2">
          <SelectField
            label={t("filter.rarity")}
            isLabelHidden
            options={rarityOptions}
            value={filter.rarity}
            onChange={({ target }) => {
              const rarity = rarityFilters.find((value) => value === target.value);
              onFilterChange({ ...filter, rarity: rarity ?? "all" });
            }}
          />
          <SelectField
            label={t("filter.order")}
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
