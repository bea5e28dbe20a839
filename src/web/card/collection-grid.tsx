import { useState } from "react";
import type { CardView } from "#contract/card.ts";
import { Pagination } from "#web/ui/record/pagination.tsx";
import { COLLECTION_PAGE_SIZE } from "./find-cards.ts";
import { SelectableCard } from "./selectable-card.tsx";

export interface CollectionGridProps {
  readonly cards: readonly CardView[];
  readonly selectedIds: ReadonlySet<number>;
  readonly onToggle: (cardId: number) => void;
}

/** The cards found, a page of 24 at a time. Give it a new `key` for a new search: it starts at the first page. */
export function CollectionGrid({ cards, selectedIds, onToggle }: CollectionGridProps) {
  const [askedPage, setAskedPage] = useState(1);
  const pageCount = Math.ceil(cards.length / COLLECTION_PAGE_SIZE);
  // Deleting the last card of the last page leaves it without cards.
  const page = Math.min(askedPage, Math.max(1, pageCount));
  const from = (page - 1) * COLLECTION_PAGE_SIZE;
  return (
    <div className="grid gap-6">
      <ul className="card-grid" aria-label="Cards">
        {cards.slice(from, from + COLLECTION_PAGE_SIZE).map((card) => (
          <SelectableCard
            key={card.id}
            card={card}
            isSelected={selectedIds.has(card.id)}
            onToggle={onToggle}
          />
        ))}
      </ul>
      <Pagination label="Cards" page={page} pageCount={pageCount} onPageChange={setAskedPage} />
    </div>
  );
}
