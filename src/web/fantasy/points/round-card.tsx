import { ChevronDown } from "lucide-react";
import type { RoundCardView } from "#contract/fantasy/points.ts";
import { Badge } from "#web/ui/record/badge.tsx";
import { DateTime } from "#web/api/date-time.tsx";
import { signed } from "#web/tournament/receipt-line.ts";
import { ReceiptLines } from "#web/tournament/receipt-lines.tsx";

export interface RoundCardProps {
  readonly card: RoundCardView;
  /** Whether the card comes on or goes off, as it stands. */
  readonly change: "on" | "off" | null;
  readonly isFinal: boolean;
}

const REASONS: Readonly<Record<RoundCardView["multiples"][number], string>> = {
  captain: "Captain",
  vice_captain: "Vice-captain for the captain",
  chip: "Chip",
};

/** A card of the squad with what it gives; opened, it shows by fixture what that is made of. */
export function RoundCard({ card, change, isFinal }: RoundCardProps) {
  const isCounted = card.place === "starter" || card.place === "on";
  return (
    <details className="group border-t border-line first-of-type:border-t-0">
      <summary className="flex min-h-14 list-none items-center gap-3 rounded-control px-1 py-2">
        <span className="row-text">
          <span className="flex flex-wrap items-center gap-2">
            <span className="font-semibold">{card.playerName}</span>
            {card.isCaptain && <Badge variant="outline">Captain</Badge>}
            {card.isViceCaptain && <Badge variant="outline">Vice</Badge>}
            {card.hasChip && <Badge>2×</Badge>}
            {change !== null && <SubBadge change={change} isFinal={isFinal} />}
          </span>
          <span className="block text-sm text-ink-muted">
            <span className="capitalize">{card.position}</span>
            {!card.hasPlayed && (card.isOver ? ", did not play" : ", still to play")}
          </span>
        </span>
        <span className={isCounted ? "tabular font-bold" : "tabular text-ink-muted"}>
          {isCounted ? card.counted : card.points}
          <span className="sr-only"> points{!isCounted && ", not counted"}</span>
        </span>
        <ChevronDown aria-hidden="true" className="size-5 flex-none text-ink-muted group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 pb-4 pl-1">
        {card.receipts.length === 0 && <p className="text-sm text-ink-muted">Nothing to count yet.</p>}
        {card.receipts.map((receipt) => (
          <Receipt key={receipt.fixtureId} receipt={receipt} />
        ))}
        {card.multiples.length > 0 && (
          <dl className="tabular grid gap-0.5 text-sm">
            {card.multiples.map((reason) => (
              <div key={reason} className="flex justify-between gap-3">
                <dt>{REASONS[reason]}, once more</dt>
                <dd>{signed(card.points)}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </details>
  );
}

/** Made once the round is final, only announced until then. */
function SubBadge({ change, isFinal }: { readonly change: "on" | "off"; readonly isFinal: boolean }) {
  const word = change === "on" ? "SUB ON" : "SUB OFF";
  return (
    <Badge variant={isFinal ? "secondary" : "outline"}>{isFinal ? word : `${word}, as it stands`}</Badge>
  );
}

function Receipt({ receipt }: { readonly receipt: RoundCardView["receipts"][number] }) {
  return (
    <section aria-label={receipt.title} className="grid gap-1 text-sm">
      <p className="flex flex-wrap justify-between gap-x-3">
        <span className="font-semibold">{receipt.title}</span>
        <DateTime instant={receipt.kickOff} className="text-ink-muted" />
      </p>
      <ReceiptLines receipt={receipt} />
    </section>
  );
}
