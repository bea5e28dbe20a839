import { useTranslation } from "react-i18next";
import { CardFacts } from "#web/fantasy/picker/card-facts.tsx";
import type { Selection } from "#web/fantasy/squad/selection.ts";
import type { SquadBoard } from "#web/fantasy/squad/squad-board.ts";
import type { CardChoice } from "./card-choices.ts";

/** Nobody reads more; the list of cards below the pitch has a search. */
const MOST_SHOWN = 20;

export interface ChoiceListProps {
  readonly choices: readonly CardChoice[];
  readonly board: SquadBoard;
  readonly onChoose: (result: Selection) => void;
}

/** Cards to choose from, best first; pressing one chooses it. */
export function ChoiceList({ choices, board, onChoose }: ChoiceListProps) {
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
