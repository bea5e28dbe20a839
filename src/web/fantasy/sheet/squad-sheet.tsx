import { useTranslation } from "react-i18next";
import { Dialog } from "#web/ui/overlay/dialog.tsx";
import type { Selection } from "#web/fantasy/squad/selection.ts";
import type { SquadBoard } from "#web/fantasy/squad/squad-board.ts";
import type { Words } from "#words/noun.ts";
import { cardChoices } from "./card-choices.ts";
import { CardSheet } from "./card-sheet.tsx";
import { ChoiceList } from "./choice-list.tsx";
import type { Question } from "./question.ts";

export interface SquadSheetProps {
  /** Null: the sheet is closed. */
  readonly question: Question | null;
  readonly board: SquadBoard;
  readonly onClose: () => void;
}

/** The sheet at the bottom edge: what to do with a card, or which card to choose. It closes after every change. */
export function SquadSheet({ question, board, onClose }: SquadSheetProps) {
  const { t } = useTranslation(["fantasy", "ui"]);
  const change = (selection: Selection) => {
    onClose();
    board.onChange(selection);
  };
  return (
    <Dialog
      isOpen={question !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={question === null ? "" : titleOf(t, question, board)}
      size="small"
    >
      {question?.kind === "card" && (
        <CardSheet cardId={question.cardId} board={{ ...board, onChange: change }} />
      )}
      {question !== null && question.kind !== "card" && (
        <ChoiceList choices={cardChoices(question, board)} board={board} onChoose={change} />
      )}
    </Dialog>
  );
}

function titleOf(t: Words<"fantasy">, question: Question, { cards, selection }: SquadBoard): string {
  if (question.kind === "fill") {
    return t(question.place === "bench" ? "sheet.fillBench" : "sheet.fillStarter");
  }
  const name = cards.get(question.cardId)?.playerName ?? "";
  if (question.kind === "card") return name;
  if (question.kind === "replace") return t("sheet.replace", { name });
  if (question.kind === "bringIn") return t("sheet.bringIn", { name });
  return t(selection.starters.includes(question.cardId) ? "sheet.toBench" : "sheet.toStart", { name });
}
