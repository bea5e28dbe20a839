import { Trans, useTranslation } from "react-i18next";
import { shownName } from "#web/profile/shown-name.ts";
import { Link } from "#web/ui/action/link.tsx";
import type { MatchView } from "#contract/match/match.ts";
import { signed } from "#web/tournament/receipt-line.ts";
import { DateTime } from "#web/api/date-time.tsx";

const TONES = { win: "text-good-text", loss: "text-danger-text", draw: "text-ink-muted" } as const;

/** One manager's matches, newest first, each linking to its page. */
export function MatchList({ matches }: { readonly matches: readonly MatchView[] }) {
  const { t } = useTranslation("match");
  return (
    <ul className="grid">
      {matches.map((match) => (
        <li key={match.id} className="relative flex items-center gap-4 border-t border-line px-5 py-3">
          <div className="grid row-text gap-0.5">
            <Link
              to="/matches/$matchId"
              params={{ matchId: String(match.id) }}
              search={{}}
              className="font-semibold after:absolute after:inset-0 hover:underline"
            >
              {/* "Won", "Lost" or "Drew" and the type of match (spec §2, Recent Activity). */}
              <Trans
                t={t}
                i18nKey={`list.${match.result}.${match.matchType}`}
                components={{ result: <span className={TONES[match.result]} /> }}
              />
            </Link>
            <p className="flex flex-wrap gap-x-3 text-sm text-ink-muted">
              <span className="wrap-anywhere">
                {t("list.against", { name: shownName(match.opponent.name) })}
              </span>
              <DateTime instant={match.completedAt} />
            </p>
          </div>
          <p className="text-right">
            <span className="type-figure text-2xl">{scoreOf(match)}</span>
            {match.pointsChange !== null && (
              <span className="tabular block text-sm text-ink-muted">
                {t("list.change", { change: signed(match.pointsChange) })}
              </span>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** The score with this manager's goals first. */
function scoreOf({ isHome, homeScore, awayScore }: MatchView): string {
  return isHome ? `${homeScore}–${awayScore}` : `${awayScore}–${homeScore}`;
}
