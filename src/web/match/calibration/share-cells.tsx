import { useTranslation } from "react-i18next";
import { percentText } from "#web/language/count-text.ts";

interface Shares {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
}

export interface ShareCellsProps {
  /** In percent. */
  readonly observed: Shares;
  readonly predicted: Shares;
}

/** Won, drawn and lost as two bars, one above the other: as played, and as predicted. */
export function ShareCells({ observed, predicted }: ShareCellsProps) {
  const { t } = useTranslation("match");
  return (
    <div className="grid min-w-40 gap-1 max-sm:min-w-min">
      <Bar name={t("fair.barPlayed")} shares={observed} />
      <Bar name={t("fair.barPromised")} shares={predicted} />
    </div>
  );
}

function Bar({ name, shares }: { readonly name: string; readonly shares: Shares }) {
  const { win, draw, loss } = shares;
  return (
    <div className="grid grid-cols-[4.5rem_minmax(4rem,1fr)_6.5rem] items-center gap-x-2 max-sm:flex max-sm:flex-wrap max-sm:justify-between">
      <span className="text-sm text-ink-muted">{name}</span>
      <span aria-hidden="true" className="share-bar max-sm:hidden">
        <span style={{ flex: win, background: "var(--good-text)" }} />
        <span style={{ flex: draw }} className="bg-line-strong" />
        <span style={{ flex: loss, background: "var(--danger-text)" }} />
      </span>
      <span className="tabular text-sm whitespace-nowrap">
        {`${Math.round(win)} / ${Math.round(draw)} / ${percentText(loss / 100)}`}
      </span>
    </div>
  );
}
