import { memo, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { CardView } from "#contract/card/card.ts";
import { PlayerCard } from "#web/ui/card/player-card.tsx";
import { useCardDrag } from "#web/team/card-drag.ts";
import type { Press } from "#web/team/builder/builder-reducer.ts";

export interface AvailablePlayerProps {
  readonly card: CardView;
  readonly isChosen: boolean;
  /** Must be the same function at each render, or one moved player redraws them all. */
  readonly onPress: (card: CardView, press: Press) => void;
}

/** A card to drag to a slot, or to choose and then place. */
export const AvailablePlayer = memo(function AvailablePlayer({
  card,
  isChosen,
  onPress,
}: AvailablePlayerProps) {
  const { t } = useTranslation(["team", "ui"]);
  const { playerName: player, club, overall } = card;
  const position = t(`ui:playerCard.position.${card.position}`);
  const ref = useRef<HTMLLIElement>(null);
  useCardDrag(ref, card.id);
  return (
    // Isolated: the browser paints the whole stacking context of a dragged element into the drag image.
    <li ref={ref} className="relative isolate data-dragged:opacity-40 max-lg:w-20 max-lg:flex-none">
      <PlayerCard
        card={card}
        size="fluid"
        className={isChosen ? "outline-3 outline-offset-2 outline-flood-text" : undefined}
      />
      <button
        type="button"
        aria-label={t("available.card", { player, position, club, overall })}
        aria-pressed={isChosen}
        // A press by keyboard has no clicks to count.
        onClick={({ detail }) => onPress(card, { isByKey: detail === 0 })}
        className="absolute inset-0 cursor-grab rounded-control"
      />
    </li>
  );
});
