import { memo, useRef } from "react";
import type { CardView } from "#contract/card/card.ts";
import { PlayerCard } from "#web/ui/card/player-card.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { useCardDrag } from "../../card-drag.ts";
import type { Press } from "../steps/builder-steps.ts";

export interface AvailablePlayerProps {
  readonly card: CardView;
  readonly isChosen: boolean;
  /** The same function at each render, or all players are drawn anew for one that moved. */
  readonly onPress: (card: CardView, press: Press) => void;
}

/** A card that can be dragged to a slot, or chosen by a press and put there by another. */
export const AvailablePlayer = memo(function AvailablePlayer({
  card,
  isChosen,
  onPress,
}: AvailablePlayerProps) {
  const ref = useRef<HTMLLIElement>(null);
  const isDragged = useCardDrag(ref, card.id);
  return (
    <li ref={ref} className={classNames("relative max-lg:w-20 max-lg:flex-none", isDragged && "opacity-40")}>
      <PlayerCard
        card={card}
        size="fluid"
        className={isChosen ? "outline-3 outline-offset-2 outline-flood-text" : undefined}
      />
      <button
        type="button"
        aria-label={`${card.playerName}, ${card.position}, ${card.club}, overall ${card.overall}`}
        aria-pressed={isChosen}
        // A press by keyboard has no clicks to count.
        onClick={({ detail }) => onPress(card, { isByKey: detail === 0 })}
        className="absolute inset-0 cursor-grab rounded-control"
      />
    </li>
  );
});
