import { TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { OwnCardView } from "#contract/card/card.ts";
import { STARTER_COUNT } from "#game/fantasy/squad.ts";
import { classNames } from "#web/ui/class-names.ts";
import { PitchView } from "#web/team/pitch-view.tsx";
import { placeStarters } from "./place-starters.ts";
import { type Selection, withoutCard, withStarter } from "./selection.ts";

export interface SquadPitchProps {
  readonly selection: Selection;
  readonly cards: ReadonlyMap<number, OwnCardView>;
  /** Cards with an error. */
  readonly wrongIds: ReadonlySet<number>;
  readonly activeId: number | null;
  readonly onActivate: (cardId: number | null) => void;
  readonly onChange: (selection: Selection) => void;
}

/** The five starters on the pitch; choosing one opens its actions. */
export function SquadPitch({ selection, cards, wrongIds, activeId, onActivate, onChange }: SquadPitchProps) {
  const { t } = useTranslation("fantasy");
  const starters = selection.starters.flatMap((id) => cards.get(id) ?? []);
  const { formation, places } = placeStarters(starters);
  const activeSlot = [...places].find(([, card]) => card.id === activeId)?.[0] ?? null;
  const start = (cardId: number) => onChange(withStarter(selection, cardId));
  return (
    <PitchView
      label={t("squad.startingFive", { chosen: starters.length, total: STARTER_COUNT })}
      formation={formation}
      cards={places}
      marks={
        new Map(
          [...places].map(([at, { id }]) => [
            at,
            <StarterMark key={at} selection={selection} cardId={id} isWrong={wrongIds.has(id)} />,
          ]),
        )
      }
      actions={{
        selectedSlot: activeSlot,
        chosenName: null,
        onPressSlot: (index) => {
          const id = places.get(index)?.id ?? null;
          onActivate(id === activeId ? null : id);
        },
        onDropOnSlot: start,
        onDropOnPitch: start,
        onRemove: (index) => {
          const id = places.get(index)?.id;
          if (id !== undefined) onChange(withoutCard(selection, id));
        },
      }}
    />
  );
}

interface StarterMarkProps {
  readonly selection: Selection;
  readonly cardId: number;
  readonly isWrong: boolean;
}

function StarterMark({ selection, cardId, isWrong }: StarterMarkProps) {
  const { t } = useTranslation("fantasy");
  const isCaptain = selection.captainId === cardId;
  const isVice = selection.viceCaptainId === cardId;
  return (
    <span className="pointer-events-none absolute top-1/3 -left-3 grid gap-1">
      {isCaptain && <Mark word={t("captain")}>{t("squad.captainMark")}</Mark>}
      {isVice && <Mark word={t("viceCaptain")}>{t("squad.viceMark")}</Mark>}
      {selection.chips.includes(cardId) && <Mark word={t("squad.chipMark")}>2×</Mark>}
      {isWrong && (
        <Mark word={t("squad.errorMark")} isBad>
          <TriangleAlert aria-hidden="true" className="size-4" />
        </Mark>
      )}
    </span>
  );
}

interface MarkProps {
  readonly word: string;
  readonly isBad?: boolean;
  readonly children: React.ReactNode;
}

function Mark({ word, isBad = false, children }: MarkProps) {
  return (
    <span
      className={classNames(
        "grid h-7 min-w-7 place-items-center rounded-full px-1 text-[min(0.875rem,5.6cqi)] font-bold shadow-panel",
        isBad ? "bg-danger text-on-danger" : "bg-flood text-on-flood",
      )}
    >
      <span aria-hidden="true">{children}</span>
      <span className="sr-only">{word}</span>
    </span>
  );
}
