import { useQuery } from "@tanstack/react-query";
import { Trans, useTranslation } from "react-i18next";
import { Link } from "#web/ui/action/link.tsx";
import { RowsSkeleton } from "#web/ui/feedback/skeleton.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { ReadView } from "#web/api/read-view.tsx";
import { LeagueList } from "./league-list.tsx";
import { leaguesQuery } from "./league-queries.ts";

const SHOWN = 4;

/** The user's mini-leagues on the Fantasy page. */
export function LeaguesPanel() {
  const { t } = useTranslation("league");
  const leagues = useQuery(leaguesQuery);
  return (
    <Panel
      title={t("title")}
      isFlush
      action={
        <Link to="/leagues" className="reach font-semibold text-flood-text hover:underline">
          {t("panel.open")}
        </Link>
      }
    >
      <ReadView
        query={leagues}
        failure={t("failure")}
        skeleton={
          <div className="px-5 pb-5">
            <RowsSkeleton count={2} label={t("loading")} />
          </div>
        }
      >
        {(found) =>
          found.length === 0 ? (
            <p className="px-5 pb-5 text-ink-muted">
              <Trans
                t={t}
                i18nKey="panel.none"
                components={{
                  leagues: <Link to="/leagues" className="font-semibold text-flood-text hover:underline" />,
                }}
              />
            </p>
          ) : (
            <LeagueList leagues={found.slice(0, SHOWN)} />
          )
        }
      </ReadView>
    </Panel>
  );
}
