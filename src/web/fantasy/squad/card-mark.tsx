import { TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import { classNames } from "#web/ui/class-names.ts";
import type { Selection } from "./selection.ts";

export interface CardMarksProps {
  readonly selection: Selection;
  readonly cardId: number;
  /** Whether the card has an error. */
  readonly isWrong: boolean;
}

/** Armband, chip and error of a card in a squad, at its left edge. */
export function CardMarks({ selection, cardId, isWrong }: CardMarksProps) {
  const { t } = useTranslation("fantasy");
  const isCaptain = selection.captainId === cardId;
  const isVice = selection.viceCaptainId === cardId;
  return (
    <span className="pointer-events-none absolute top-1/4 -left-2 grid gap-1">
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
        "grid h-7 min-w-7 place-items-center rounded-full px-1 text-sm font-bold shadow-panel",
        isBad ? "bg-danger text-on-danger" : "bg-flood text-on-flood",
      )}
    >
      <span aria-hidden="true">{children}</span>
      <span className="sr-only">{word}</span>
    </span>
  );
}
