import { useTranslation } from "react-i18next";
import type { OfferedPlayer } from "#contract/scout.ts";

const FULL_MATCH = 90;

/** A player's last five matches as bars of minutes with the points below, and their sum in words. */
export function RecentForm({ recent }: Pick<OfferedPlayer, "recent">) {
  const { t } = useTranslation(["scout", "card"]);
  if (recent.length === 0) return <p className="text-sm text-ink-muted">{t("form.none")}</p>;
  const minutes = recent.reduce((sum, game) => sum + game.minutes, 0);
  const points = recent.reduce((sum, game) => sum + game.points, 0);
  return (
    <div className="grid gap-1">
      <ol className="scout-form" aria-label={t("form.games")}>
        {recent.map((game) => (
          <li key={`${game.round} ${game.opponent}`} className="scout-game">
            <span className="sr-only">
              {game.minutes === 0
                ? t("form.missed", game)
                : t("form.played", {
                    ...game,
                    minutes: t("card:receipt.minutes", { count: game.minutes }),
                    points: t("card:points", { count: game.points }),
                  })}
            </span>
            <span aria-hidden="true" className="scout-minutes">
              <span style={{ height: `${Math.min(100, (100 * game.minutes) / FULL_MATCH)}%` }} />
            </span>
            <span aria-hidden="true" className="tabular text-xs text-ink-muted">
              {game.minutes > 0 ? game.points : "–"}
            </span>
          </li>
        ))}
      </ol>
      <p className="tabular text-xs text-ink-muted">
        {t("form.total", { count: recent.length, minutes, points: t("card:pts", { count: points }) })}
      </p>
    </div>
  );
}
