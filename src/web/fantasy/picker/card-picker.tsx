import { Search } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/action/button.tsx";
import type { OwnCardView } from "#contract/card/card.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Skeleton, SkeletonRegion } from "#web/ui/feedback/skeleton.tsx";
import { SearchField } from "#web/ui/form/search-field.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { type CardSearch, EVERY_CARD, findCards, positionFilters } from "#web/card/find-cards.ts";
import { usePositionOptions } from "#web/card/use-position-options.ts";
import { DifficultyLegend } from "#web/fantasy/advice/fixture-run.tsx";
import { isChosen } from "#web/fantasy/squad/selection.ts";
import { isFit, type SquadBoard, worthOf } from "#web/fantasy/squad/squad-board.ts";
import { CardActions } from "./card-actions.tsx";
import { CardFacts } from "./card-facts.tsx";

export interface CardPickerProps {
  readonly board: SquadBoard;
}

/** Cards shown at first, and how many more each press shows. */
const PAGE = 12;
/** The rows drawn first, and the most skeletons. */
const ROWS_SHOWN = 4;

/** The cards that can still be picked, best for the next gameweek first. */
export function CardPicker({ board }: CardPickerProps) {
  const { t } = useTranslation("fantasy");
  const { selection, help } = board;
  const [search, setSearch] = useState(EVERY_CARD);
  const free = [...board.cards.values()].filter((card) => !isChosen(selection, card.id) && card.isApproved);
  const fit = free.filter((card) => isFit(help, card));
  const found = findCards(fit, search).toSorted((a, b) => worthOf(help, b.id) - worthOf(help, a.id));
  return (
    <div className="grid content-start gap-4">
      <SearchFields search={search} onSearch={setSearch} />
      <DifficultyLegend />
      {found.length === 0 && <NothingFound reason={emptiness(fit.length, selection)} />}
      {help === null ? (
        <RowSkeletons count={found.length} />
      ) : (
        <Rows key={`${search.text} ${search.position}`} cards={found} board={board} />
      )}
      {fit.length < free.length && (
        <p className="text-sm text-ink-muted">{t("picker.elsewhere", { count: free.length - fit.length })}</p>
      )}
    </div>
  );
}

interface SearchFieldsProps {
  readonly search: CardSearch;
  readonly onSearch: (search: CardSearch) => void;
}

function SearchFields({ search, onSearch }: SearchFieldsProps) {
  const { t } = useTranslation("fantasy");
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <SearchField
        label={t("picker.search")}
        placeholder={t("picker.search")}
        value={search.text}
        onValueChange={(text) => onSearch({ ...search, text })}
      />
      <SelectField
        label={t("picker.position")}
        isLabelHidden
        options={usePositionOptions()}
        value={search.position}
        onChange={({ target }) => {
          const position = positionFilters.find((value) => value === target.value);
          onSearch({ ...search, position: position ?? "all" });
        }}
      />
    </div>
  );
}

interface RowsProps {
  readonly cards: readonly OwnCardView[];
  readonly board: SquadBoard;
}

/** Not a scroll area: a list that scrolls within a page traps a thumb. */
function Rows({ cards, board }: RowsProps) {
  const { t } = useTranslation("fantasy");
  const [shown, setShown] = useState(PAGE);
  // The rows in view first: a phone takes a quarter of a second to lay out twelve.
  const drawn = useDeferredValue(shown, ROWS_SHOWN);
  return (
    <>
      <ul aria-label={t("picker.label")} className="grid gap-2">
        {cards.slice(0, drawn).map((card) => (
          <li key={card.id} className="grid gap-2.5 rounded-control border border-line bg-sunken p-3">
            <CardFacts card={card} board={board} name={<p className="font-semibold">{card.playerName}</p>} />
            <CardActions card={card} board={board} />
          </li>
        ))}
      </ul>
      {cards.length > shown && (
        <Button variant="secondary" onClick={() => setShown(shown + PAGE)}>
          {t("picker.more", { count: cards.length - shown })}
        </Button>
      )}
    </>
  );
}

type Emptiness = "noMatch" | "noneOwned" | "none";

/** Why no card is listed. */
function emptiness(fit: number, { starters, bench }: SquadBoard["selection"]): Emptiness {
  if (fit > 0) return "noMatch";
  return starters.length + bench.length === 0 ? "noneOwned" : "none";
}

function NothingFound({ reason }: { readonly reason: Emptiness }) {
  const { t } = useTranslation("fantasy");
  return (
    <EmptyState
      icon={<Search aria-hidden="true" />}
      title={t(`picker.${reason}.title`)}
      description={t(`picker.${reason}.description`)}
    />
  );
}

/** As high as the loaded rows. */
function RowSkeletons({ count }: { readonly count: number }) {
  const { t } = useTranslation("fantasy");
  return (
    <SkeletonRegion label={t("picker.loading")} className="grid gap-2">
      {Array.from({ length: Math.min(count, ROWS_SHOWN) }, (_, at) => (
        <Skeleton key={at} shape="block" className="h-44" />
      ))}
    </SkeletonRegion>
  );
}
