import { memo, useRef } from "react";
import type { CardView } from "#contract/card/card.ts";
import { PlayerCard } from "#web/ui/card/player-card.tsx";
import { useCardDrag } from "#web/team/card-drag.ts";
import type { Press } from "#web/team/builder/builder-reducer.ts";

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
  useCardDrag(ref, card.id);
  return (
    // Isolated, because the browser paints all of what a dragged element is stacked with for the picture that it drags.
    <li ref={ref} className="relative isolate data-dragged:opacity-40 max-lg:w-20 max-lg:flex-none">
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
