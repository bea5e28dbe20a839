import { useTranslation } from "react-i18next";
import { Undo2 } from "lucide-react";
import { useEffect, useState } from "react";
import { DECISION_UNDO_MS } from "#game/card/review.ts";
import { SECOND_MS } from "#game/milliseconds.ts";
import { Button } from "#web/ui/action/button.tsx";
import type { Decisions, Undoable } from "./use-decisions.ts";

export type UndoBarProps = Pick<Decisions, "undoables" | "undo" | "forget">;

/** The decisions that can still be undone, each for ten seconds. */
export function UndoBar({ undoables, undo, forget }: UndoBarProps) {
  const { t } = useTranslation("admin");
  return (
    <ul
      aria-label={t("decision.toUndo")}
      aria-live="polite"
      className="pointer-events-none fixed inset-x-4 bottom-38 z-30 grid justify-items-center gap-2 md:bottom-5"
    >
      {undoables.map((undoable) => (
        <UndoItem key={undoable.key} undoable={undoable} undo={undo} forget={forget} />
      ))}
    </ul>
  );
}

interface UndoItemProps extends Pick<Decisions, "undo" | "forget"> {
  readonly undoable: Undoable;
}

function UndoItem({ undoable, undo, forget }: UndoItemProps) {
  const { t } = useTranslation("admin");
  const [left, setLeft] = useState(DECISION_UNDO_MS / SECOND_MS);
  useEffect(() => {
    const timer = setInterval(() => setLeft((seconds) => seconds - 1), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  const isOver = left <= 0;
  useEffect(() => {
    if (isOver) forget(undoable);
  }, [isOver, forget, undoable]);
  return (
    <li className="pointer-events-auto flex w-full max-w-md items-center gap-3 rounded-panel border border-line-strong bg-raised py-2 pr-2 pl-4 shadow-float">
      <span className="row-text font-semibold">{undoable.text}</span>
      <Button
        variant="secondary"
        size="small"
        icon={<Undo2 aria-hidden="true" />}
        onClick={() => undo(undoable)}
      >
        {t("decision.undo")}
        <span aria-hidden="true" className="tabular w-8 text-left text-ink-muted">
          {t("decision.secondsLeft", { seconds: Math.max(0, left) })}
        </span>
      </Button>
    </li>
  );
}
