import { useTranslation } from "react-i18next";
import type { PickView } from "#contract/tournament.ts";
import { receiptLineText, signed } from "./receipt-line.ts";

export interface ReceiptLinesProps {
  readonly receipt: Pick<PickView["receipts"][number], "lines" | "points" | "rules">;
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
