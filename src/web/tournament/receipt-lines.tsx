import { useTranslation } from "react-i18next";
import type { PickView } from "#contract/tournament.ts";
import { DateTime } from "#web/api/date-time.tsx";
import { receiptLineText, signed } from "./receipt-line.ts";

type Receipt = PickView["receipts"][number];

export interface ReceiptLinesProps {
  readonly receipt: Pick<Receipt, "lines" | "points" | "rules">;
}

/** The receipt of a match that is one among several. */
export function MatchReceipt({ receipt }: { readonly receipt: Receipt }) {
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

/** A player's points in a match: one line per reason, adding up. */
export function ReceiptLines({ receipt }: ReceiptLinesProps) {
  const { t } = useTranslation("card");
  return (
    <div className="grid gap-0.5">
      <dl className="tabular grid gap-0.5">
        {receipt.lines.map((line) => (
          <div key={line.reason} className="flex justify-between gap-3 text-ink-muted">
            <dt>{receiptLineText(line)}</dt>
            <dd>{signed(line.points)}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-3 border-t border-line pt-0.5 font-bold">
          <dt>{t("receipt.total")}</dt>
          <dd>{receipt.points}</dd>
        </div>
      </dl>
      {receipt.rules !== "" && (
        <p className="text-xs text-ink-muted">{t("receipt.rules", { season: receipt.rules })}</p>
      )}
    </div>
  );
}
