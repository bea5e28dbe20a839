import { ArrowUp } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { OwnCardView } from "#contract/card/card.ts";
import { BENCH_COUNT } from "#game/fantasy/squad.ts";
import { IconButton } from "#web/ui/action/icon-button.tsx";
import { Badge } from "#web/ui/record/badge.tsx";
import { CardActions } from "./card-actions.tsx";
import { movedForward, type Selection } from "./selection.ts";

export interface BenchListProps {
  readonly selection: Selection;
  readonly cards: ReadonlyMap<number, OwnCardView>;
  readonly wrongIds: ReadonlySet<number>;
  readonly onChange: (selection: Selection) => void;
}

/** The bench, in the order in which it comes on. */
export function BenchList({ selection, cards, wrongIds, onChange }: BenchListProps) {
  const { t } = useTranslation(["fantasy", "ui"]);
  const bench = selection.bench.flatMap((id) => cards.get(id) ?? []);
  return (
    <section aria-labelledby="bench-heading" className="grid gap-2">
      <h3 id="bench-heading" className="type-label">
        {t("squad.bench", { chosen: bench.length, total: BENCH_COUNT })}
      </h3>
      {bench.length === 0 && <p className="text-sm text-ink-muted">{t("squad.benchEmpty")}</p>}
      <ol className="grid gap-2">
        {bench.map((card, at) => (
          <li
            key={card.id}
            className="grid items-center gap-2 rounded-control border border-line bg-sunken p-3 sm:grid-cols-[minmax(0,1fr)_auto]"
          >
            <div className="flex items-center gap-3">
              <span className="tabular w-5 font-bold text-ink-muted">{at + 1}</span>
              <span className="row-text">
                <span className="block font-semibold">{card.playerName}</span>
                <span className="block text-sm text-ink-muted">
                  {t(`ui:playerCard.position.${card.position}`)}
                </span>
              </span>
              {selection.chips.includes(card.id) && <Badge>2×</Badge>}
              {wrongIds.has(card.id) && <Badge variant="destructive">{t("squad.error")}</Badge>}
              {at > 0 && (
                <IconButton
                  size="small"
                  label={t("squad.moveUp", { name: card.playerName })}
                  icon={<ArrowUp aria-hidden="true" />}
                  onClick={() => onChange(movedForward(selection, card.id))}
                />
              )}
            </div>
            <CardActions card={card} selection={selection} onChange={onChange} />
          </li>
        ))}
      </ol>
    </section>
  );
}
