import { ChevronDown } from "lucide-react";
import { Trans, useTranslation } from "react-i18next";
import type { RoundCardView } from "#contract/fantasy/points.ts";
import { Badge } from "#web/ui/record/badge.tsx";
import { signed } from "#web/tournament/receipt-line.ts";
import { MatchReceipt } from "#web/tournament/receipt-lines.tsx";

export interface RoundCardProps {
  readonly card: RoundCardView;
  /** Whether the card comes on or goes off; provisional until the gameweek is final. */
  readonly change: "on" | "off" | null;
  readonly isFinal: boolean;
}

const REASONS = {
  captain: "card.captainAgain",
  vice_captain: "card.viceCaptainAgain",
  chip: "card.chipAgain",
} as const;

const PLACES = {
  starter: "card.starts",
  bench: "card.onBench",
  absent: "card.notInSquad",
} as const;

/** A card of the squad with its points; it unfolds to the points of each fixture. */
export function RoundCard({ card, change, isFinal }: RoundCardProps) {
  const { t } = useTranslation("fantasy");
  const isCounted = card.place === "starter" || card.place === "on";
  return (
    <details className="group border-t border-line first-of-type:border-t-0">
      <summary className="flex min-h-14 list-none items-center gap-3 rounded-control px-1 py-2">
        <span className="row-text">
          <span className="flex flex-wrap items-center gap-2">
            <span className="font-semibold">{card.playerName}</span>
            {card.isCaptain && <Badge variant="outline">{t("captain")}</Badge>}
            {card.isViceCaptain && <Badge variant="outline">{t("viceCaptain")}</Badge>}
            {card.hasChip && <Badge>2×</Badge>}
            {change !== null && <SubBadge change={change} isFinal={isFinal} />}
          </span>
          <span className="block text-sm text-ink-muted">
            <Played card={card} />
          </span>
        </span>
        <span className={isCounted ? "tabular font-bold" : "tabular text-ink-muted"}>
          <Trans
            t={t}
            i18nKey={isCounted ? "card.counted" : "card.notCounted"}
            count={isCounted ? card.counted : card.points}
            components={{ word: <span className="sr-only" /> }}
          />
        </span>
        <ChevronDown aria-hidden="true" className="size-5 flex-none text-ink-muted group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 pb-4 pl-1">
        {card.receipts.length === 0 && <p className="text-sm text-ink-muted">{t("card.nothing")}</p>}
        {card.receipts.map((receipt) => (
          <MatchReceipt key={receipt.fixtureId} receipt={receipt} />
        ))}
        {card.multiples.length > 0 && (
          <dl className="tabular grid gap-0.5 text-sm">
            {card.multiples.map((reason) => (
              <div key={reason} className="flex justify-between gap-3">
                <dt>{t(REASONS[reason])}</dt>
                <dd>{signed(card.points)}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </details>
  );
}

/** The position, and before the player has played, the place in the line-up, "still to play" or "didn't play". */
function Played({ card }: { readonly card: RoundCardView }) {
  const { t } = useTranslation(["fantasy", "ui"]);
  const position = t(`ui:playerCard.position.${card.position}`);
  if (card.hasPlayed) return position;
  if (!card.isOver && card.realPlace !== null) return t(PLACES[card.realPlace], { position });
  return t(card.isOver ? "card.missed" : "card.toPlay", { position });
}

/** A substitution: provisional until the gameweek is final. */
function SubBadge({ change, isFinal }: { readonly change: "on" | "off"; readonly isFinal: boolean }) {
  const { t } = useTranslation("fantasy");
  if (isFinal) return <Badge variant="secondary">{t(change === "on" ? "card.subOn" : "card.subOff")}</Badge>;
  return <Badge variant="outline">{t(change === "on" ? "card.subOnSoFar" : "card.subOffSoFar")}</Badge>;
}
