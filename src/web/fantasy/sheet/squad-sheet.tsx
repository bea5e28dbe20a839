import { useTranslation } from "react-i18next";
import { Dialog } from "#web/ui/overlay/dialog.tsx";
import type { Selection } from "#web/fantasy/squad/selection.ts";
import type { SquadBoard } from "#web/fantasy/squad/squad-board.ts";
import { CardFacts } from "#web/fantasy/picker/card-facts.tsx";
import type { Words } from "#words/noun.ts";
import { type CardChoice, cardChoices } from "./card-choices.ts";
import { CardSheet } from "./card-sheet.tsx";
import type { Question } from "./question.ts";

/** Nobody reads more; the list of cards below the pitch has a search. */
const MOST_SHOWN = 20;

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

interface ChoiceListProps {
  readonly choices: readonly CardChoice[];
  readonly board: SquadBoard;
  readonly onChoose: (result: Selection) => void;
}

/** Cards to choose from, best first; pressing one chooses it. */
function ChoiceList({ choices, board, onChoose }: ChoiceListProps) {
  const { t } = useTranslation("fantasy");
  if (choices.length === 0) return <p className="text-ink-muted">{t("sheet.nobody")}</p>;
  return (
    <ul className="grid gap-2">
      {choices.slice(0, MOST_SHOWN).map(({ card, result }) => (
        <li
          key={card.id}
          className="relative rounded-control border border-line bg-sunken p-3 has-[button:hover]:border-line-strong"
        >
          <CardFacts
            card={card}
            board={board}
            name={
              <button
                type="button"
                className="text-left font-semibold after:absolute after:inset-0 after:rounded-control"
                onClick={() => onChoose(result)}
              >
                {card.playerName}
              </button>
            }
          />
        </li>
      ))}
    </ul>
  );
}
