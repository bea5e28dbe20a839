import { useTranslation } from "react-i18next";
import type { ValidationView } from "#contract/fantasy/transfers.ts";
import { BENCH_COUNT, STARTER_COUNT } from "#game/fantasy/squad.ts";
import { Button } from "#web/ui/action/button.tsx";
import type { Words } from "#words/noun.ts";
import type { SquadChange } from "./squad-change.ts";
import type { SquadBoard } from "./squad-board.ts";
import type { Selection } from "./selection.ts";

export interface SquadBarProps {
  readonly board: Pick<SquadBoard, "selection" | "cards">;
  /** What the last step changed. */
  readonly change: SquadChange | null;
  /** The verdict on the complete selection; undefined while there is none. */
  readonly verdict: ValidationView | undefined;
  readonly execute: { readonly send: () => void; readonly isPending: boolean };
  readonly isValid: boolean;
}

/** How full the squad is, the last change, and the button that executes it; always in view. */
export function SquadBar({ board, change, verdict, execute, isValid }: SquadBarProps) {
  const { t } = useTranslation("fantasy");
  const { starters, bench } = board.selection;
  const counts = { starters: starters.length, bench: bench.length };
  const totals = { starterTotal: STARTER_COUNT, benchTotal: BENCH_COUNT };
  return (
    <div className="squad-bar">
      <output>
        <span className="squad-bar-count">
          <span aria-hidden="true">{t("bar.count", { ...counts, ...totals })}</span>
          <span className="sr-only">{t("bar.countSpoken", { ...counts, ...totals })}</span>
        </span>
        <span className="squad-bar-line">{lineText(t, board, change, verdict)}</span>
      </output>
      <Button
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

/** Errors and missing cards come before the last change, and the cost of a valid squad last. */
function lineText(
  t: Words<"fantasy">,
  { selection, cards }: SquadBarProps["board"],
  change: SquadChange | null,
  verdict: ValidationView | undefined,
): string {
  const changed = change === null ? "" : changeText(t, change, cards);
  const next = nextText(t, selection, verdict);
  return [changed, next].filter((text) => text !== "").join(" ");
}

function nextText(t: Words<"fantasy">, selection: Selection, verdict: ValidationView | undefined): string {
  const isFull = selection.starters.length === STARTER_COUNT && selection.bench.length === BENCH_COUNT;
  if (!isFull) return selection.starters.length + selection.bench.length === 0 ? t("bar.begin") : "";
  if (selection.captainId === null) return t("bar.captain");
  if (selection.viceCaptainId === null) return t("bar.viceCaptain");
  if (verdict === undefined) return "";
  const { errors, transfers, cost } = verdict;
  if (errors.length > 0) return t("bar.errors", { count: errors.length });
  return cost === 0 ? t("bar.free", { count: transfers }) : t("bar.paid", { count: transfers, cost });
}

function changeText(t: Words<"fantasy">, change: SquadChange, cards: SquadBoard["cards"]): string {
  if (change.kind === "picked") return t("change.picked");
  const name = cards.get(change.cardId)?.playerName ?? "";
  if (change.kind !== "replaced") return t(`change.${change.kind}`, { name });
  return t("change.replaced", { name, other: cards.get(change.otherId)?.playerName ?? "" });
}
