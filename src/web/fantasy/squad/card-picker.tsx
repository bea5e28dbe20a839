import { Search } from "lucide-react";
import { useState } from "react";
import { Trans, useTranslation } from "react-i18next";
import type { OwnCardView } from "#contract/card/card.ts";
import type { CardHelp } from "#contract/fantasy/help.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Skeleton, SkeletonRegion } from "#web/ui/feedback/skeleton.tsx";
import { SearchField } from "#web/ui/form/search-field.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { usePositionOptions } from "#web/card/use-position-options.ts";
import { CardActions } from "./card-actions.tsx";
import { HelpLine } from "./help-line.tsx";
import type { Selection } from "./selection.ts";

export interface CardPickerProps {
  readonly cards: readonly OwnCardView[];
  /** Null while it loads: it decides the order of the cards, and how high each row is. */
  readonly help: ReadonlyMap<number, CardHelp> | null;
  readonly selection: Selection;
  readonly onChange: (selection: Selection) => void;
}

const LIST = "grid max-h-160 gap-2 overflow-y-auto";
/** Rows that the list is high enough for. */
const ROWS_SHOWN = 4;

/** The cards that can still be picked, the best for this league first. */
export function CardPicker({ cards, help, selection, onChange }: CardPickerProps) {
  const { t } = useTranslation(["fantasy", "ui"]);
  const [text, setText] = useState("");
  const [position, setPosition] = useState("all");
  const chosen = new Set([...selection.starters, ...selection.bench]);
  const wanted = text.trim().toLowerCase();
  const found = cards
    .filter((card) => !chosen.has(card.id) && card.isApproved)
    .filter((card) => position === "all" || card.position === position)
    .filter((card) => `${card.playerName} ${card.club}`.toLowerCase().includes(wanted))
    .toSorted((a, b) => worth(help, b) - worth(help, a));
  return (
    <div className="grid content-start gap-4">
      <div className="grid gap-3 sm:grid-cols-2">
        <SearchField
          label={t("picker.search")}
          placeholder={t("picker.search")}
          value={text}
          onValueChange={setText}
        />
        <SelectField
          label={t("picker.position")}
          isLabelHidden
          options={usePositionOptions()}
          value={position}
          onChange={({ target }) => setPosition(target.value)}
        />
      </div>
      {found.length === 0 && <NothingFound isSearch={wanted !== "" || position !== "all"} />}
      {help === null ? (
        <RowSkeletons count={found.length} />
      ) : (
        <ul aria-label={t("picker.label")} className={LIST}>
          {found.map((card) => (
            <PickerRow
              key={card.id}
              card={card}
              help={help.get(card.id)}
              selection={selection}
              onChange={onChange}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

function NothingFound({ isSearch }: { readonly isSearch: boolean }) {
  const { t } = useTranslation("fantasy");
  return (
    <EmptyState
      icon={<Search aria-hidden="true" />}
      title={t(isSearch ? "picker.noMatch.title" : "picker.none.title")}
      description={t(isSearch ? "picker.noMatch.description" : "picker.none.description")}
    />
  );
}

/** As high as the rows to come, the first of which fill the list. */
function RowSkeletons({ count }: { readonly count: number }) {
  const { t } = useTranslation("fantasy");
  return (
    <SkeletonRegion label={t("picker.loading")} className={LIST}>
      {Array.from({ length: Math.min(count, ROWS_SHOWN) }, (_, at) => (
        <Skeleton key={at} shape="block" className="h-48" />
      ))}
    </SkeletonRegion>
  );
}

function worth(help: ReadonlyMap<number, CardHelp> | null, { id }: OwnCardView): number {
  const found = help?.get(id);
  return found === undefined || found.unfit !== null ? -1 : found.expected;
}

interface PickerRowProps {
  readonly card: OwnCardView;
  readonly help: CardHelp | undefined;
  readonly selection: Selection;
  readonly onChange: (selection: Selection) => void;
}

function PickerRow({ card, help, selection, onChange }: PickerRowProps) {
  const { t } = useTranslation(["fantasy", "ui"]);
  const position = t(`ui:playerCard.position.${card.position}`);
  return (
    <li className="grid gap-2 rounded-control border border-line bg-sunken p-3">
      <div className="flex items-baseline justify-between gap-3">
        <span className="min-w-0">
          <span className="block font-semibold">{card.playerName}</span>
          <span className="block text-sm text-ink-muted">
            {t("picker.line", { position, club: card.club })}
          </span>
        </span>
        <span className="tabular text-lg font-bold">
          <Trans
            t={t}
            i18nKey="picker.overall"
            values={{ overall: card.overall }}
            components={{ word: <span className="sr-only" /> }}
          />
        </span>
      </div>
      {help && <HelpLine help={help} />}
      <CardActions card={card} selection={selection} onChange={onChange} />
    </li>
  );
}
