import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { PlayedGame } from "#contract/football/player-page.ts";
import { DateTime } from "#web/api/date-time.tsx";
import { ReceiptLines } from "#web/tournament/receipt-lines.tsx";
import { Button } from "#web/ui/action/button.tsx";
import { Link } from "#web/ui/action/link.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";

const SHOWN_FIRST = 5;

/** The matches of the season, latest first, each with its receipt. */
export function PlayerGames({ games }: { readonly games: readonly PlayedGame[] }) {
  const { t } = useTranslation("player");
  const [hasAll, setHasAll] = useState(false);
  if (games.every(({ minutes }) => minutes === 0)) return null;
  const latest = games.toReversed();
  const shown = hasAll ? latest : latest.slice(0, SHOWN_FIRST);
  const more = latest.length - shown.length;
  return (
    <Panel title={t("games.title")} description={t("games.description")}>
      <ul>
        {shown.map((game) => (
          <li key={game.fixtureId} className="border-t border-line first:border-t-0">
            {game.minutes === 0 && game.lines.length === 0 ? <Missed game={game} /> : <Played game={game} />}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <div className="pt-3">
          <Button variant="secondary" size="small" onClick={() => setHasAll(true)}>
            {t("games.more", { count: more })}
          </Button>
        </div>
      )}
    </Panel>
  );
}

function Title({ game }: { readonly game: PlayedGame }) {
  const { t } = useTranslation("player");
  return (
    <span className="row-text">
      <span className="tabular block font-semibold">{game.title}</span>
      <span className="block text-sm text-ink-muted">
        {t("ahead.gameweek", { round: game.round })} ·{" "}
        <DateTime instant={game.kickOff} className="whitespace-nowrap" />
      </span>
    </span>
  );
}

function Missed({ game }: { readonly game: PlayedGame }) {
  const { t } = useTranslation("player");
  return (
    <div className="flex min-h-14 items-center gap-3 py-1.5 pr-8">
      <Title game={game} />
      <span className="text-sm text-ink-muted">{t("games.notPlayed")}</span>
    </div>
  );
}

function Played({ game }: { readonly game: PlayedGame }) {
  const { t } = useTranslation(["player", "card"]);
  return (
    <details className="group">
      <summary className="flex min-h-14 list-none items-center gap-3 rounded-control py-1.5">
        <Title game={game} />
        <span className="tabular text-sm text-ink-muted">{`${game.minutes}′`}</span>
        <span className="tabular min-w-6 text-right font-bold">
          <span aria-hidden="true">{game.points}</span>
          <span className="sr-only">{t("card:points", { count: game.points })}</span>
        </span>
        <ChevronDown aria-hidden="true" className="size-5 flex-none text-ink-muted group-open:rotate-180" />
      </summary>
      <div className="grid gap-2 pr-8 pb-3 text-sm">
        {game.lines.length === 0 ? (
          <p className="text-ink-muted">{t("games.noActions")}</p>
        ) : (
          <ReceiptLines receipt={game} />
        )}
        <Link
          to="/fixtures/$fixtureId"
          params={{ fixtureId: String(game.fixtureId) }}
          className="flex min-h-9 items-center justify-self-start font-semibold text-flood-text hover:underline"
        >
          {t("games.open")}
        </Link>
      </div>
    </details>
  );
}
