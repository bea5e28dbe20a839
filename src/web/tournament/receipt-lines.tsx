import type { PickView } from "#contract/tournament.ts";
import { receiptLineText, signed } from "./receipt-line.ts";

export interface ReceiptLinesProps {
  readonly receipt: Pick<PickView["receipts"][number], "lines" | "points" | "rules">;
}

/** The points of a player in a fixture: one line for each reason, adding up. */
export function ReceiptLines({ receipt }: ReceiptLinesProps) {
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
          <dt>Points</dt>
          <dd>{receipt.points}</dd>
        </div>
      </dl>
      {receipt.rules !== "" && <p className="text-xs text-ink-muted">Rules of {receipt.rules}</p>}
    </div>
  );
}
