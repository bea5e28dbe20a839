import { useTranslation } from "react-i18next";
import { Link } from "#web/ui/action/link.tsx";
import { Lock, RotateCcw } from "lucide-react";
import { memo, useState } from "react";
import type { CardFormView } from "#contract/card/card-form.ts";
import type { OwnCardView } from "#contract/card/card.ts";
import { CardForm } from "#web/card/form/card-form.tsx";
import { CardReverse } from "#web/card/back/card-reverse.tsx";
import { SealedPack } from "#web/ui/card/face-down.tsx";
import { PlayerCard } from "#web/ui/card/player-card.tsx";
import { TurningCard } from "#web/ui/card/turning-card.tsx";
import { Badge } from "#web/ui/record/badge.tsx";

export interface SelectableCardProps {
  readonly card: OwnCardView;
  readonly isSelected: boolean;
  /** "hidden": forms are switched off; undefined: not known yet. */
  readonly form: CardFormView | "hidden" | null | undefined;
  readonly onSelect: (cardIds: readonly number[], isSelected: boolean) => void;
}

/** A card of the collection: press it to open it, tick its box to select it. */
export const SelectableCard = memo(function SelectableCard({
  card,
  isSelected,
  form,
  onSelect,
}: SelectableCardProps) {
  const { t } = useTranslation(["card", "ui"]);
  const [isTurned, setIsTurned] = useState(false);
  const openingText = useOpeningText(card);
  const isLocked = card.lockedUntil !== null;
  return (
    <li data-selected={isSelected || undefined}>
      <div className="relative">
        <CardOrPack card={card} isTurned={isTurned} isSelected={isSelected} />
        {card.status === "pending" && (
          <Badge
            variant="secondary"
            className="absolute bottom-[29%] left-1/2 w-max max-w-[92%] -translate-x-1/2 bg-panel!"
          >
            {t("collection.pending")}
          </Badge>
        )}
        {isLocked && (
          <span className="absolute -top-2.5 -right-2.5 grid size-7 place-items-center rounded-full border-2 border-ink-muted bg-panel">
            <Lock aria-hidden="true" className="size-3.5" />
          </span>
        )}
        <Link
          to="/cards/$cardId"
          params={{ cardId: String(card.id) }}
          // Preloading would fetch data for every card the pointer crosses.
          preload={false}
          aria-label={openingText}
          className="absolute inset-0 rounded-control"
        />
        {!card.isSealed && (
          <TurnButton playerName={card.playerName} isTurned={isTurned} onTurn={setIsTurned} />
        )}
        <SelectBox
          playerName={card.playerName}
          isSelected={isSelected}
          onChange={(next) => onSelect([card.id], next)}
        />
      </div>
      {form !== "hidden" && <CardForm form={form} className="mt-2.5 px-1" />}
    </li>
  );
});

interface CardOrPackProps {
  readonly card: OwnCardView;
  readonly isTurned: boolean;
  readonly isSelected: boolean;
}

/** The card with its two sides, or its pack until it has been opened. */
function CardOrPack({ card, isTurned, isSelected }: CardOrPackProps) {
  const { t } = useTranslation("card");
  if (card.isSealed) return <SealedPack text={t("reveal.sealed")} />;
  return (
    <TurningCard
      isTurned={isTurned}
      front={<PlayerCard card={card} size="fluid" isPicture />}
      back={<CardReverse card={card} />}
      className={isSelected ? "rounded-control outline-3 outline-offset-3 outline-flood-text" : undefined}
    />
  );
}

/** What the link of a card does, and what the card is. */
function useOpeningText(card: OwnCardView): string {
  const { t } = useTranslation(["card", "ui"]);
  const { playerName, club, overall, lockedUntil } = card;
  if (card.isSealed) return t("reveal.tile", { playerName });
  const position = t(`ui:playerCard.position.${card.position}`);
  const face = { playerName, position, club, overall };
  return t(lockedUntil === null ? "collection.open" : "collection.openLocked", face);
}

interface TurnButtonProps {
  readonly playerName: string;
  readonly isTurned: boolean;
  readonly onTurn: (isTurned: boolean) => void;
}

function TurnButton({ playerName, isTurned, onTurn }: TurnButtonProps) {
  const { t } = useTranslation("card");
  return (
    <button
      type="button"
      aria-pressed={isTurned}
      aria-label={t("turning.turn", { playerName })}
      className="turning-corner"
      onClick={() => onTurn(!isTurned)}
    >
      <span>
        <RotateCcw aria-hidden="true" className="size-3.5" />
      </span>
    </button>
  );
}

interface SelectBoxProps {
  readonly playerName: string;
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
}

function SelectBox({ playerName, isSelected, onChange }: SelectBoxProps) {
  const { t } = useTranslation("card");
  return (
    <label className="choice absolute -top-5.5 -left-5 size-11 justify-center">
      <input
        type="checkbox"
        checked={isSelected}
        onChange={() => onChange(!isSelected)}
        aria-label={t("collection.select", { playerName })}
        className="choice-box size-6! border-2! not-checked:border-ink-muted! not-checked:bg-panel!"
      />
    </label>
  );
}
