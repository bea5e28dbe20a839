import type { EvidenceView } from "#contract/admin.ts";
import type { CardStatus } from "#game/card/card-status.ts";
import { DateTime } from "#web/api/date-time.tsx";

const STATUS_WORDS: Readonly<Record<CardStatus, string>> = {
  pending: "waiting",
  approved: "approved",
  rejected: "rejected",
};

/** The earlier photos that look the same, the nearest first. */
export function Lookalikes({ lookalikes }: Pick<EvidenceView, "lookalikes">) {
  if (lookalikes.length === 0) return null;
  return (
    <ul aria-label="Earlier photos that look the same" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {lookalikes.map((one) => (
        <li key={one.cardId} className="flex gap-3 rounded-control bg-danger-wash p-2 text-sm">
          <img
            src={one.image}
            alt={`Earlier: ${one.playerName}`}
            loading="lazy"
            className="size-16 flex-none rounded-[0.4375rem] bg-sunken object-cover"
          />
          <span className="grid min-w-0 content-center">
            <span className="font-semibold">
              {Math.round(100 * one.likeness)}% alike
              {one.part === "card" && ", the card alone"}
            </span>
            <span className="text-ink-muted">
              {one.playerName}, {STATUS_WORDS[one.status]}
            </span>
            <span className="text-ink-muted">
              {one.isSameUser ? "the same user" : one.user.email} · <DateTime instant={one.createdAt} />
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
