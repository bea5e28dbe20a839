import { ChevronDown } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { PickView } from "#contract/tournament.ts";
import { slotText } from "#web/team/slot-text.ts";
import { SeasonLink } from "#web/player/season-link.tsx";
import { PointsText } from "./points-text.tsx";
import { MatchReceipt } from "./receipt-lines.tsx";

/** A card of the entry with its points; opened, it shows their receipts by match. */
export function PickReceipts({ pick }: { readonly pick: PickView }) {
  const { t } = useTranslation("team");
  return (
    <details className="group border-t border-line first:border-t-0">
      <summary className="flex min-h-14 list-none items-center gap-3 rounded-control px-1 py-2">
        <span className="min-w-10 flex-none text-sm font-bold text-ink-muted">{slotText(t, pick.slot)}</span>
        <span className="row-text">
          <span className="block font-semibold">{pick.playerName}</span>
          <span className="block text-sm text-ink-muted">{pick.club}</span>
        </span>
        <span className="tabular font-bold">
          <PointsText points={pick.points} />
        </span>
        <ChevronDown aria-hidden="true" className="size-5 flex-none text-ink-muted group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 pb-4 pl-14">
        <NoReceipts pick={pick} />
        {pick.receipts.map((receipt) => (
          <MatchReceipt key={receipt.fixtureId} receipt={receipt} />
        ))}
        {pick.playerId !== null && <SeasonLink playerId={pick.playerId} name={pick.playerName} />}
      </div>
    </details>
  );
}

function NoReceipts({ pick }: { readonly pick: PickView }) {
  const { t } = useTranslation("tournament");
  if (pick.playerId === null) {
    return <p className="text-sm text-ink-muted">{t("pick.unlinked")}</p>;
  }
  if (pick.receipts.length > 0) return null;
  return <p className="text-sm text-ink-muted">{t("pick.notPlayed")}</p>;
}
