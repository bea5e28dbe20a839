import { useTranslation } from "react-i18next";
import { SearchX } from "lucide-react";
import { useCallback, useDeferredValue, useMemo, useState } from "react";
import type { OwnCardView } from "#contract/card/card.ts";
import { useEntryValue, useKeptInEntry } from "#web/storage/history-entry.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import type { Deletion } from "#web/card/card-queries.ts";
import { useCardForms } from "#web/card/form/card-forms-query.ts";
import { CollectionFilters } from "./collection-filters.tsx";
import { CollectionGrid } from "./collection-grid.tsx";
import {
  type CollectionSearch,
  clubsOf,
  indexCards,
  orderCards,
  searchCollection,
  WHOLE_COLLECTION,
} from "./collection-search.ts";
import { DeleteCardsButton, KeptCardsNotice } from "./delete-cards-button.tsx";
import { FormSwitch, useFormSwitch } from "./form-switch.tsx";

const none: ReadonlySet<number> = new Set();

/** The viewer's cards: search, filter, order, select, delete. */
export function Collection({ cards }: { readonly cards: readonly OwnCardView[] }) {
  const { t } = useTranslation("card");
  const kept = useEntryValue("search") as Partial<CollectionSearch> | undefined;
  const [search, setSearch] = useState<CollectionSearch>({ ...WHOLE_COLLECTION, ...kept });
  useKeptInEntry("search", search);
  const [selectedIds, setSelectedIds] = useState(none);
  const [deletions, setDeletions] = useState<readonly Deletion[]>([]);
  const select = useCallback(
    (ids: readonly number[], isSelected: boolean) =>
      setSelectedIds((before) => withSelection(before, ids, isSelected)),
    [],
  );
  const clubs = useMemo(() => clubsOf(cards), [cards]);
  const found = useFound(cards, search);
  const [isFormShown, showForm] = useFormSwitch();
  const forms = useCardForms({ isWanted: isFormShown });
  return (
    <>
      <CollectionFilters search={search} onSearchChange={setSearch} clubs={clubs}>
        <FormSwitch isOn={isFormShown} onChange={showForm} hasFailed={forms.hasFailed} />
      </CollectionFilters>
      <KeptCardsNotice deletions={deletions} onDismiss={() => setDeletions([])} />
      <output className="sr-only">{t("collection.found", { count: found.cards.length })}</output>
      {found.cards.length === 0 ? (
        <EmptyState
          icon={<SearchX aria-hidden="true" />}
          title={t("collection.noneFound")}
          description={t("collection.noneMatch")}
        />
      ) : (
        <CollectionGrid
          cards={found.cards}
          search={found.search}
          selectedIds={selectedIds}
          forms={isFormShown && !forms.hasFailed ? forms : null}
          onSelect={select}
          actions={
            <DeleteCardsButton
              cards={cards.filter(({ id }) => selectedIds.has(id))}
              onDeleted={(results) => {
                setDeletions(results);
                setSelectedIds(none);
              }}
            />
          }
        />
      )}
    </>
  );
}

/** The cards a search finds, deferred so it never delays typing. */
function useFound(cards: readonly OwnCardView[], search: typeof WHOLE_COLLECTION) {
  const deferred = useDeferredValue(search);
  const index = useMemo(() => indexCards(cards), [cards]);
  const ordered = useMemo(() => orderCards(index, deferred.order), [index, deferred.order]);
  return useMemo(
    () => ({ search: deferred, cards: searchCollection(ordered, deferred) }),
    [ordered, deferred],
  );
}

function withSelection(
  before: ReadonlySet<number>,
  ids: readonly number[],
  isSelected: boolean,
): ReadonlySet<number> {
  const next = new Set(before);
  for (const id of ids) {
    if (isSelected) next.add(id);
    else next.delete(id);
  }
  return next;
}
