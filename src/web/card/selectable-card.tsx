import { memo } from "react";
import type { CardView } from "#contract/card.ts";
import { PlayerCard } from "#web/ui/card/player-card.tsx";
import { Badge } from "#web/ui/record/badge.tsx";

export interface SelectableCardProps {
  readonly card: CardView;
  readonly isSelected: boolean;
  readonly onToggle: (cardId: number) => void;
}

/** A card of the collection with a tick box; a press anywhere on the card ticks it. */
export const SelectableCard = memo(function SelectableCard({
  card,
  isSelected,
  onToggle,
}: SelectableCardProps) {
  return (
    <li className="relative" data-selected={isSelected || undefined}>
      <PlayerCard
        card={card}
        size="fluid"
        className={isSelected ? "outline-3 outline-offset-3 outline-flood-text" : undefined}
      />
      {!card.isApproved && (
        <Badge variant="secondary" className="absolute bottom-2 left-1/2 -translate-x-1/2 bg-panel!">
          Pending approval
        </Badge>
      )}
      <label className="choice absolute inset-0 cursor-pointer">
        <input
          type="checkbox"
          checked={isSelected}
          onChange={() => onToggle(card.id)}
          aria-label={`Select ${card.playerName}`}
          className="choice-box absolute -top-2.5 -left-2.5 size-7! border-2! not-checked:border-ink-muted! not-checked:bg-panel!"
        />
      </label>
    </li>
  );
});
