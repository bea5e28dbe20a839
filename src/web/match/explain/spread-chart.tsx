import { useTranslation } from "react-i18next";
import type { Side } from "#game/side.ts";
import { marginOf, type Score } from "#game/match/match-event.ts";
import type { Distribution } from "#game/match/rerun.ts";
import { percentText } from "#web/language/count-text.ts";

/** Larger margins share a bar. */
const WIDEST = 6;

export interface SpreadChartProps {
  readonly distribution: Distribution;
  readonly score: Score;
  /** The side the margins are counted for: its wins are on the right. */
  readonly side: Side;
}

interface Bar {
  readonly margin: number;
  readonly share: number;
}

/** How often each margin came up in the replays; the real match's is highlighted. */
export function SpreadChart({ distribution, score, side }: SpreadChartProps) {
  const { t } = useTranslation("match");
  const bars = barsOf(distribution, side);
  const most = Math.max(...bars.map(({ share }) => share));
  const real = clamped(marginOf(score, side));
  return (
    <figure className="grid gap-2">
      <figcaption className="text-sm text-ink-muted">
        {t("why.margins", { times: distribution.times })}
      </figcaption>
      <div aria-hidden="true" className="spread">
        {bars.map(({ margin, share }) => (
          <div key={margin}>
            <span
              className="spread-bar"
              data-here={margin === real || undefined}
              style={{ height: `${(100 * share) / most}%` }}
            />
          </div>
        ))}
      </div>
      <div aria-hidden="true" className="tabular flex gap-[3px] text-center text-xs text-ink-muted">
        {bars.map(({ margin }) => (
          <span key={margin} className="flex-1">
            {labelOf(margin)}
          </span>
        ))}
      </div>
      <table className="sr-only">
        <caption>{t("why.marginTable")}</caption>
        <tbody>
          {bars.map(({ margin, share }) => (
            <tr key={margin}>
              <th scope="row">
                {margin === real ? t("why.here", { margin: labelOf(margin) }) : labelOf(margin)}
              </th>
              <td>{percentText(share, 1)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

function barsOf({ scorelines, times }: Distribution, side: Side): readonly Bar[] {
  const counts = new Map<number, number>();
  for (const line of scorelines) {
    const margin = clamped(marginOf(line, side));
    counts.set(margin, (counts.get(margin) ?? 0) + line.count);
  }
  return Array.from({ length: 2 * WIDEST + 1 }, (_, index) => {
    const margin = index - WIDEST;
    return { margin, share: (counts.get(margin) ?? 0) / times };
  });
}

function clamped(margin: number): number {
  return Math.min(WIDEST, Math.max(-WIDEST, margin));
}

function labelOf(margin: number): string {
  if (margin === 0) return "0";
  const isEdge = Math.abs(margin) === WIDEST;
  return `${margin > 0 ? "+" : "−"}${Math.abs(margin)}${isEdge ? "…" : ""}`;
}
