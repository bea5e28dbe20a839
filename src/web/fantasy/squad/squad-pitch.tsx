import { useTranslation } from "react-i18next";
import { STARTER_COUNT } from "#game/fantasy/squad.ts";
import { naturalPosition, slotsOf } from "#game/team/formation.ts";
import { PitchView } from "#web/team/pitch-view.tsx";
import { CardMarks } from "./card-mark.tsx";
import { placeStarters } from "./place-starters.ts";
import { withStarter } from "./selection.ts";
import type { SquadBoard } from "./squad-board.ts";

export interface SquadPitchProps {
  readonly board: SquadBoard;
  /** Cards with an error. */
  readonly wrongIds: ReadonlySet<number>;
  /** The card in the open sheet. */
  readonly activeId: number | null;
}

/** The five starters on the pitch; pressing one opens its sheet, pressing an empty slot lists the cards for it. */
export function SquadPitch({ board, wrongIds, activeId }: SquadPitchProps) {
  const { t } = useTranslation("fantasy");
  const { selection, cards, onChange, onAsk } = board;
  const starters = selection.starters.flatMap((id) => cards.get(id) ?? []);
  const { formation, places } = placeStarters(starters);
  const activeSlot = [...places].find(([, card]) => card.id === activeId)?.[0] ?? null;
  const start = (cardId: number) => onChange(withStarter(selection, cardId));
  const press = (index: number) => {
    const cardId = places.get(index)?.id;
    if (cardId !== undefined) onAsk({ kind: "card", cardId });
    else onAsk({ kind: "fill", place: "starters", position: positionOf(formation, index) });
  };
  return (
    <PitchView
      label={t("squad.startingFive", { chosen: starters.length, total: STARTER_COUNT })}
      formation={formation}
      cards={places}
      marks={
        new Map(
          [...places].map(([at, { id }]) => [
            at,
            <CardMarks key={at} selection={selection} cardId={id} isWrong={wrongIds.has(id)} />,
          ]),
        )
      }
      actions={{
        selectedSlot: activeSlot,
        chosenName: null,
        onPressSlot: press,
        onDropOnSlot: start,
        onDropOnPitch: start,
      }}
    />
  );
}

function positionOf(formation: string, index: number) {
  const slot = slotsOf(formation)[index];
  return slot === undefined ? null : naturalPosition(slot.label);
}
