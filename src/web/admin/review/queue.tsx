import type { PendingCardView } from "#contract/admin.ts";
import { riskLevel } from "#web/admin/evidence/risk-level.ts";
import type { Review } from "./use-review.ts";

/** The photos of the page, the riskiest first: press one to look at it, tick those to decide together. */
export function Queue({ review }: { readonly review: Review }) {
  return (
    <ul aria-label="Photos that wait" className="queue">
      {review.cards.map((card) => (
        <QueueItem
          key={card.id}
          card={card}
          isCurrent={card.id === review.current?.id}
          isSelected={review.selectedIds.has(card.id)}
          onLook={() => review.look(card.id)}
          onToggle={() => review.toggle(card.id)}
        />
      ))}
    </ul>
  );
}

interface QueueItemProps {
  readonly card: PendingCardView;
  readonly isCurrent: boolean;
  readonly isSelected: boolean;
  readonly onLook: () => void;
  readonly onToggle: () => void;
}

function QueueItem({ card, isCurrent, isSelected, onLook, onToggle }: QueueItemProps) {
  return (
    <li
      ref={isCurrent ? showInQueue : undefined}
      data-current={isCurrent || undefined}
      className="queue-item"
    >
      <button type="button" aria-current={isCurrent || undefined} onClick={onLook} className="queue-button">
        <img src={card.photo.small} alt="" loading="lazy" className="queue-photo" />
        <span className="queue-text">
          {card.playerName}
          <span>{riskText(card)}</span>
        </span>
      </button>
      <label className="choice queue-check lg:order-first">
        <input
          type="checkbox"
          checked={isSelected}
          onChange={onToggle}
          aria-label={`Select ${card.playerName}`}
          className="choice-box"
        />
      </label>
    </li>
  );
}

function showInQueue(item: HTMLElement | null): void {
  item?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

function riskText({ evidence }: PendingCardView): string {
  return evidence === null ? "No evidence yet" : `Risk ${evidence.risk}, ${riskLevel(evidence.risk)}`;
}
