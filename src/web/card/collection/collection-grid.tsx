import { useTranslation } from "react-i18next";
import { type ReactNode, useState } from "react";
import type { OwnCardView } from "#contract/card/card.ts";
import { useEntryPage, useKeptInEntry } from "#web/storage/history-entry.ts";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { Pagination } from "#web/ui/record/pagination.tsx";
import { COLLECTION_PAGE_SIZE } from "#web/card/find-cards.ts";
import type { CardForms } from "#web/card/form/card-forms-query.ts";
import { SelectableCard } from "./selectable-card.tsx";

export interface CollectionGridProps {
  readonly cards: readonly OwnCardView[];
  /** A new search starts at the first page. */
  readonly search: unknown;
  readonly selectedIds: ReadonlySet<number>;
  /** Null: not shown. */
  readonly forms: CardForms | null;
  readonly onSelect: (cardIds: readonly number[], isSelected: boolean) => void;
  /** Buttons for the selected cards. */
  readonly actions: ReactNode;
}

/** The cards found, 24 to a page. */
export function CollectionGrid({
  cards,
  search,
  selectedIds,
  forms,
  onSelect,
  actions,
}: CollectionGridProps) {
  const { t } = useTranslation("card");
  const [asked, setAsked] = useState({ page: useEntryPage("page"), search });
  const askedPage = asked.search === search ? asked.page : 1;
  const pageCount = Math.ceil(cards.length / COLLECTION_PAGE_SIZE);
  // Deleting every card of the last page removes that page.
  const page = Math.min(askedPage, Math.max(1, pageCount));
  useKeptInEntry("page", page);
  const from = (page - 1) * COLLECTION_PAGE_SIZE;
  const shown = cards.slice(from, from + COLLECTION_PAGE_SIZE);
  const shownIds = shown.map(({ id }) => id);
  const isAllSelected = shownIds.every((id) => selectedIds.has(id));
  return (
    <div data-paged="" className="grid gap-6 outline-none">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <Checkbox
          label={pageCount > 1 ? t("collection.selectPage") : t("collection.selectAll")}
          checked={isAllSelected}
          isMixed={!isAllSelected && shownIds.some((id) => selectedIds.has(id))}
          onChange={() => onSelect(shownIds, !isAllSelected)}
        />
        {actions}
      </div>
      <ul className="card-grid" aria-label={t("collection.list")}>
        {shown.map((card) => (
          <SelectableCard
            key={card.id}
            card={card}
            isSelected={selectedIds.has(card.id)}
            form={forms === null ? "hidden" : forms.of(card.id)}
            onSelect={onSelect}
          />
        ))}
      </ul>
      <Pagination
        label={t("collection.list")}
        page={page}
        pageCount={pageCount}
        onPageChange={(next) => setAsked({ page: next, search })}
      />
    </div>
  );
}
