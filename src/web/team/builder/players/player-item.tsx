import { memo, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { CardFormView } from "#contract/card/card-form.ts";
import type { CardView } from "#contract/card/card.ts";
import { CardForm } from "#web/card/form/card-form.tsx";
import { useCardDrag } from "#web/team/card-drag.ts";
import type { Press } from "#web/team/builder/builder-reducer.ts";
import { familyName } from "#web/ui/card/family-name.ts";
import { PlayerCard } from "#web/ui/card/player-card.tsx";

export interface PlayerItemProps {
  readonly card: CardView;
  /** "hidden": the forms couldn't be loaded; undefined: not known yet. */
  readonly form: CardFormView | "hidden" | null | undefined;
  readonly isChosen: boolean;
  /** Only for a card offered for a slot. */
  readonly isOutOfPosition: boolean;
  readonly isDraggable: boolean;
  /** Must be the same function on each render, or every moved player re-renders all of them. */
  readonly onPress: (card: CardView, press: Press) => void;
}

/** A card to press or to drag to a slot, with its player's form. */
export const PlayerItem = memo(function PlayerItem(props: PlayerItemProps) {
  const { card, form, isChosen, isOutOfPosition, isDraggable, onPress } = props;
  const { t } = useTranslation(["team", "ui"]);
  const { playerName: player, club, overall } = card;
  const position = t(`ui:playerCard.position.${card.position}`);
  const ref = useRef<HTMLLIElement>(null);
  useCardDrag(ref, isDraggable ? card.id : null);
  return (
    <li ref={ref} className="player-item" data-chosen={isChosen || undefined}>
      <button
        type="button"
        aria-label={t(isOutOfPosition ? "available.cardAway" : "available.card", {
          player,
          position,
          club,
          overall,
        })}
        aria-pressed={isChosen}
        // The click count of a press by keyboard is 0.
        onClick={({ detail }) => onPress(card, { isByKey: detail === 0 })}
        className="player-item-press"
      />
      <PlayerCard card={card} size="fluid" isPicture className="player-item-card" />
      <div className="player-item-text">
        <p aria-hidden="true" className="player-item-name">
          <b>{familyName(player)}</b>
          <span data-away={isOutOfPosition || undefined}>
            {t(`ui:playerCard.positionShort.${card.position}`)}
          </span>
        </p>
        {form !== "hidden" && <CardForm form={form} />}
      </div>
    </li>
  );
});
