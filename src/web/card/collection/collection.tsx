import { useTranslation } from "react-i18next";
import { SearchX } from "lucide-react";
import { useCallback, useDeferredValue, useMemo, useState } from "react";
import type { OwnCardView } from "#contract/card/card.ts";
import { visitStorage } from "#web/storage/browser-storage.ts";
import { useEntryValue, useKeptInEntry } from "#web/storage/history-entry.ts";
import { Switch } from "#web/ui/form/switch.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import type { Deletion } from "#web/card/card-queries.ts";
import { type CardForms, useCardForms } from "#web/card/form/card-forms-query.ts";
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

const none: ReadonlySet<number> = new Set();
const FORM_KEY = "panna-card-form";

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
  const { isFormShown, showForm, forms } = useFormSwitch();
  return (
    <>
      <CollectionFilters search={search} onSearchChange={setSearch} clubs={clubs}>
        <FormSwitch isOn={isFormShown} onChange={showForm} />
      </CollectionFilters>
      {isFormShown && <FormText hasFailed={forms.hasFailed} />}
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

/** The cards' form, and whether it's shown; remembered on this device. */
function useFormSwitch() {
  const [isFormShown, setIsFormShown] = useState(() => visitStorage.read(FORM_KEY) === "on");
  const showForm = (isOn: boolean) => {
    setIsFormShown(isOn);
    visitStorage.keep(FORM_KEY, isOn ? "on" : "off");
  };
  return { isFormShown, showForm, forms: useCardForms({ isWanted: isFormShown }) };
}

interface FormSwitchProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function FormSwitch({ isOn, onChange }: FormSwitchProps) {
  const { t } = useTranslation("card");
  return <Switch label={t("form.show")} checked={isOn} onChange={({ target }) => onChange(target.checked)} />;
}

/** How to read the form below each card, or that loading it failed. */
function FormText({ hasFailed }: Pick<CardForms, "hasFailed">) {
  const { t } = useTranslation("card");
  return (
    <p className="-mt-4 text-sm text-ink-muted" role={hasFailed ? "alert" : undefined}>
      {t(hasFailed ? "form.failed" : "form.legend")}
    </p>
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
