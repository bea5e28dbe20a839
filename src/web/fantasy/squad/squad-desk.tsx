import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { OwnCardView } from "#contract/card/card.ts";
import type { TransferRequest } from "#contract/fantasy/transfers.ts";
import { Button } from "#web/ui/action/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { BenchList } from "./bench-list.tsx";
import { CardActions } from "./card-actions.tsx";
import type { Selection } from "./selection.ts";
import { SquadPitch } from "./squad-pitch.tsx";
import { type SquadCalls, useVerdict } from "./use-verdict.ts";
import { Verdict } from "./verdict.tsx";

export interface SquadDeskProps {
  /** Null while the selection is not complete. */
  readonly request: TransferRequest | null;
  readonly calls: SquadCalls;
  readonly cards: ReadonlyMap<number, OwnCardView>;
  readonly selection: Selection;
  readonly onChange: (selection: Selection) => void;
  readonly onExecuted: () => void;
}

/** Pitch, bench and verdict of a selection, and the button that executes it. */
export function SquadDesk({ request, calls, cards, selection, onChange, onExecuted }: SquadDeskProps) {
  const { t } = useTranslation("fantasy");
  const [activeId, setActiveId] = useState<number | null>(null);
  const { validation, execute, isValid } = useVerdict(request, calls, onExecuted);
  const errors = request === null ? [] : (validation.data?.errors ?? []);
  const wrongIds = new Set(errors.flatMap(({ cardId }) => cardId ?? []));
  const active = selection.starters.includes(activeId ?? 0) ? cards.get(activeId ?? 0) : undefined;
  return (
    <div className="grid gap-5">
      <SquadPitch {...{ selection, cards, wrongIds, activeId, onChange }} onActivate={setActiveId} />
      {active === undefined ? (
        <Notice>{t("squad.captainHint")}</Notice>
      ) : (
        <section aria-label={t("squad.selected")} className="grid gap-2">
          <h3 className="type-label">{active.playerName}</h3>
          <CardActions card={active} selection={selection} onChange={onChange} />
        </section>
      )}
      <BenchList {...{ selection, cards, wrongIds, onChange }} />
      <Verdict validation={validation} isComplete={request !== null} cards={cards} />
      <Button
        size="large"
        isBlock
        disabled={!isValid}
        isPending={execute.isPending}
        pendingLabel={t("squad.executing")}
        onClick={execute.send}
      >
        {t("squad.execute")}
      </Button>
    </div>
  );
}
