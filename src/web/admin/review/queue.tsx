import { useTranslation } from "react-i18next";
import type { PendingCardView } from "#contract/admin.ts";
import type { Words } from "#words/noun.ts";
import { riskLevel } from "#web/admin/evidence/evidence-lines.ts";
import { picturesOf } from "#web/admin/compare/card-pictures.ts";
import type { Review } from "./use-review.ts";

/** The page's photos, riskiest first: press one to open it, tick several to decide them together. */
export function Queue({ review }: { readonly review: Review }) {
  const { t } = useTranslation("admin");
  return (
    <ul aria-label={t("queue.list")} className="queue">
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
  const { t } = useTranslation("admin");
  const { face, whole } = picturesOf(card);
  return (
    <li
      ref={isCurrent ? showInQueue : undefined}
      data-current={isCurrent || undefined}
      className="queue-item"
    >
      <button type="button" aria-current={isCurrent || undefined} onClick={onLook} className="queue-button">
        <img src={(face ?? whole).small} alt="" loading="lazy" className="queue-photo" />
        <span className="queue-text">
          {card.playerName}
          <span>{riskText(t, card)}</span>
          {card.smallFace && <span>{t("compare.small")}</span>}
          {card.firstApproval !== null && <span>{t(`second.${card.firstApproval}Short`)}</span>}
        </span>
      </button>
      <label className="choice queue-check lg:order-first">
        <input
          type="checkbox"
          checked={isSelected}
          onChange={onToggle}
          aria-label={t("queue.select", { playerName: card.playerName })}
          className="choice-box"
        />
      </label>
    </li>
  );
}

function showInQueue(item: HTMLElement | null): void {
  item?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

function riskText(t: Words<"admin">, { evidence }: PendingCardView): string {
  if (evidence === null) return t("queue.noEvidence");
  return t(`queue.risk.${riskLevel(evidence.risk)}`, { risk: evidence.risk });
}
