import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Images, SearchX } from "lucide-react";
import { useCallback, useState } from "react";
import type { CardView } from "#contract/card.ts";
import { buttonClass } from "#web/ui/action/button-class.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { CardGridSkeleton } from "#web/ui/feedback/skeleton.tsx";
import { PageHeader } from "#web/ui/layout/page-header.tsx";
import { ReadView } from "../api/read-view.tsx";
import { BaseCardsButton } from "../card/base-cards-button.tsx";
import { cardsQuery, type Deletion } from "../card/card-queries.ts";
import { CardSearchFields } from "../card/card-search-fields.tsx";
import { CollectionGrid } from "../card/collection-grid.tsx";
import { DeleteCardsButton } from "../card/delete-cards-button.tsx";
import { COLLECTION_PAGE_SIZE, EVERY_CARD, findCards } from "../card/find-cards.ts";
import { KeptCardsNotice } from "../card/kept-cards-notice.tsx";

/** My Collection (spec §2). */
export function CollectionRoute() {
  const cards = useQuery(cardsQuery);
  return (
    <>
      <PageHeader
        title="My Collection"
        description={cards.data && cards.data.length > 0 ? `${cards.data.length} cards` : undefined}
        actions={<BaseCardsButton variant="secondary" />}
      />
      <ReadView
        query={cards}
        failure="Failed to load your cards"
        skeleton={<CardGridSkeleton count={COLLECTION_PAGE_SIZE} label="Loading your cards" />}
      >
        {(all) => (all.length === 0 ? <NoCards /> : <Collection cards={all} />)}
      </ReadView>
    </>
  );
}

function Collection({ cards }: { readonly cards: readonly CardView[] }) {
  const [search, setSearch] = useState(EVERY_CARD);
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<number>>(new Set());
  const [deletions, setDeletions] = useState<readonly Deletion[]>([]);
  const toggle = useCallback((id: number) => setSelectedIds((ids) => toggled(ids, id)), []);
  const found = findCards(cards, search);
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <div className="min-w-64 flex-1">
          <CardSearchFields search={search} onSearchChange={setSearch} />
        </div>
        <DeleteCardsButton
          cards={cards.filter(({ id }) => selectedIds.has(id))}
          onDeleted={(results) => {
            setDeletions(results);
            setSelectedIds(new Set());
          }}
        />
      </div>
      <KeptCardsNotice deletions={deletions} onDismiss={() => setDeletions([])} />
      <output className="sr-only">{found.length} cards found</output>
      {found.length === 0 ? (
        <EmptyState
          icon={<SearchX aria-hidden="true" />}
          title="No cards found"
          description="No card of your collection fits this search."
        />
      ) : (
        <CollectionGrid
          key={`${search.position} ${search.text}`}
          cards={found}
          selectedIds={selectedIds}
          onToggle={toggle}
        />
      )}
    </>
  );
}

function toggled(ids: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

function NoCards() {
  return (
    <EmptyState
      icon={<Images aria-hidden="true" />}
      title="No cards yet"
      description="Take the base set of eleven players, or upload photos of cards you own."
      action={
        <>
          <BaseCardsButton />
          <Link to="/upload-cards" className={buttonClass({ variant: "secondary" })}>
            Upload Cards
          </Link>
        </>
      }
    />
  );
}
