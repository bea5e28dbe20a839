import { useTranslation } from "react-i18next";
import type { OwnCardView } from "#contract/card/card.ts";
import { BENCH_COUNT } from "#game/fantasy/squad.ts";
import { PlayerCard } from "#web/ui/card/player-card.tsx";
import { CardMarks } from "./card-mark.tsx";
import type { SquadBoard } from "./squad-board.ts";

export interface BenchRowProps {
  readonly board: SquadBoard;
  readonly wrongIds: ReadonlySet<number>;
}

/** The bench in order of substitution; pressing an empty place lists the cards for it. */
export function BenchRow({ board, wrongIds }: BenchRowProps) {
  const { t } = useTranslation("fantasy");
  const { selection, cards, onAsk } = board;
  const bench = selection.bench.flatMap((id) => cards.get(id) ?? []);
  const fill = () => onAsk({ kind: "fill", place: "bench", position: null });
  return (
    <section aria-labelledby="bench-heading" className="grid gap-2">
      <h3 id="bench-heading" className="type-label">
        {t("squad.bench", { chosen: bench.length, total: BENCH_COUNT })}
      </h3>
      <ol className="squad-bench">
        {Array.from({ length: BENCH_COUNT }, (_, at) => {
          const card = bench[at];
          return (
            <li key={card?.id ?? `free ${at}`} className="squad-bench-place">
              {card === undefined ? (
                <button
                  type="button"
                  className="slot-empty"
                  aria-label={t("squad.benchFree", { place: at + 1 })}
                  onClick={fill}
                >
                  {at + 1}
                </button>
              ) : (
                <BenchCard card={card} place={at + 1} board={board} isWrong={wrongIds.has(card.id)} />
              )}
            </li>
          );
        })}
      </ol>
      <p className="text-sm text-ink-muted">{t("squad.benchOrder")}</p>
    </section>
  );
}

interface BenchCardProps {
  readonly card: OwnCardView;
  readonly place: number;
  readonly board: SquadBoard;
  readonly isWrong: boolean;
}

function BenchCard({ card, place, board, isWrong }: BenchCardProps) {
  const { t } = useTranslation("fantasy");
  return (
    <div className="slot-filled">
      <PlayerCard card={card} size="fluid" isPicture />
      <button
        type="button"
        className="slot-press"
        aria-label={t("squad.benchPlace", { place, name: card.playerName })}
        onClick={() => board.onAsk({ kind: "card", cardId: card.id })}
      />
      <span aria-hidden="true" className="slot-label">
        {place}
      </span>
      <CardMarks selection={board.selection} cardId={card.id} isWrong={isWrong} />
    </div>
  );
}
