import { Trans, useTranslation } from "react-i18next";
import type { PlayerPage } from "#contract/football/player-page.ts";
import { DateTime } from "#web/api/date-time.tsx";
import { Link } from "#web/ui/action/link.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";

type Ahead = PlayerPage["ahead"][number];

/** The next fixtures of his club and their difficulty. */
export function FixturesAhead({ ahead }: Pick<PlayerPage, "ahead">) {
  const { t } = useTranslation("player");
  return (
    <Panel title={t("ahead.title")} description={ahead.length > 0 ? t("ahead.description") : undefined}>
      {ahead.length === 0 ? (
        <p className="text-ink-muted">{t("ahead.none")}</p>
      ) : (
        <ol>
          {ahead.map((fixture) => (
            <li key={fixture.fixtureId} className="border-t border-line first:border-t-0">
              <AheadLine fixture={fixture} />
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}

function AheadLine({ fixture }: { readonly fixture: Ahead }) {
  const { t } = useTranslation("player");
  const { fixtureId, opponent, isHome, round, kickOff, difficulty } = fixture;
  return (
    <Link
      to="/fixtures/$fixtureId"
      params={{ fixtureId: String(fixtureId) }}
      className="flex min-h-14 items-center gap-3 rounded-control py-1.5"
    >
      <span className="row-text">
        <span className="block font-semibold">{t(isHome ? "ahead.home" : "ahead.away", { opponent })}</span>
        <span className="block text-sm text-ink-muted">
          {t("ahead.gameweek", { round })} ·{" "}
          <DateTime instant={kickOff} hasZone className="whitespace-nowrap" />
        </span>
      </span>
      <span className="difficulty" data-level={difficulty}>
        <span>
          <Trans
            t={t}
            i18nKey="ahead.difficulty"
            values={{ difficulty }}
            components={{ word: <span className="sr-only" /> }}
          />
        </span>
      </span>
    </Link>
  );
}
