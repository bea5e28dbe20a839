import { useTranslation } from "react-i18next";
import type { ComingGameweek } from "#contract/football/coming.ts";
import { DeadlineCountdown } from "#web/fantasy/deadline-countdown.tsx";
import { MatchRow } from "#web/football/scores/match-row.tsx";
import { dayOf, dayTitle } from "#web/language/date-text.ts";
import { Panel } from "#web/ui/layout/panel.tsx";

/** A gameweek of a league: its deadline with the time left, and its matches by day. */
export function ComingRound({ gameweek }: { readonly gameweek: ComingGameweek }) {
  const { t } = useTranslation("football");
  const { leagueName, round, deadline, matches } = gameweek;
  const days = Map.groupBy(matches, ({ fixture }) => dayOf(fixture.date));
  return (
    <Panel title={t("coming.gameweek", { round })} description={leagueName} isFlush>
      <div className="border-t border-line px-5 py-3">
        <DeadlineCountdown round={{ round, deadline, state: "upcoming" }} />
      </div>
      {[...days].map(([day, ofDay]) => (
        <section key={day} className="@container" aria-label={`${leagueName}, ${dayTitle(day)}`}>
          <h3 className="type-label px-5 pt-3 pb-1.5">{dayTitle(day)}</h3>
          {ofDay.map((match) => (
            <MatchRow key={match.fixture.id} match={match} />
          ))}
        </section>
      ))}
    </Panel>
  );
}
