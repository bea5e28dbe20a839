import { Trans, useTranslation } from "react-i18next";
import type { OwnCardView } from "#contract/card/card.ts";
import { BENCH_COUNT, STARTER_COUNT } from "#game/fantasy/squad.ts";
import { Button } from "#web/ui/action/button.tsx";
import { withBench, withStarter } from "#web/fantasy/squad/selection.ts";
import type { SquadBoard } from "#web/fantasy/squad/squad-board.ts";

export interface CardActionsProps {
  readonly card: OwnCardView;
  readonly board: SquadBoard;
}

/** Where a card outside the squad can go. In a full squad it replaces another card. */
export function CardActions({ card, board }: CardActionsProps) {
  const { t } = useTranslation("fantasy");
  const { id: cardId, playerName } = card;
  const { selection, onChange, onAsk } = board;
  const named = { t, values: { name: playerName }, components: { name: <span className="sr-only" /> } };
  const canStart = selection.starters.length < STARTER_COUNT;
  const canSit = selection.bench.length < BENCH_COUNT;
  return (
    <div className="flex flex-wrap gap-2">
      {canStart || canSit ? (
        <>
          <Button
            size="small"
            variant="secondary"
            disabled={!canStart}
            onClick={() => onChange(withStarter(selection, cardId))}
          >
            <Trans {...named} i18nKey="squad.start" />
          </Button>
          <Button
            size="small"
            variant="secondary"
            disabled={!canSit}
            onClick={() => onChange(withBench(selection, cardId))}
          >
            <Trans {...named} i18nKey="squad.toBench" />
          </Button>
        </>
      ) : (
        <Button size="small" variant="secondary" onClick={() => onAsk({ kind: "bringIn", cardId })}>
          <Trans {...named} i18nKey="squad.bringIn" />
        </Button>
      )}
    </div>
  );
}
