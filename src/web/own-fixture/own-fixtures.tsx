import { useQuery } from "@tanstack/react-query";
import { Link } from "#web/ui/action/link.tsx";
import { useTranslation } from "react-i18next";
import { CalendarClock } from "lucide-react";
import type { ResponseOf } from "#contract/endpoint.ts";
import type { getOwnFixtures, OwnFixtureView } from "#contract/football/own-fixture.ts";
import type { Words } from "#words/noun.ts";
import { RowsSkeleton } from "#web/ui/feedback/skeleton.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { DateTime } from "#web/api/date-time.tsx";
import { stageOf, statusText } from "#web/football/match-status.ts";
import { ReadView } from "#web/api/read-view.tsx";
import { listText } from "#web/language/list-text.ts";
import { OwnPlayers } from "./own-players.tsx";
import { ownFixturesQuery } from "./own-fixture-queries.ts";

type Source = ResponseOf<typeof getOwnFixtures>["source"];

/** Keeps the height of the description's line while it's unknown. */
const NO_BREAK_SPACE = "\u00A0";

/** Today's fixtures of the user's five players, and the next one to kick off. */
export function OwnFixtures() {
  const { t } = useTranslation("home");
  const fixtures = useQuery(ownFixturesQuery);
  return (
    <Panel
      title={t("ownFixtures.title")}
      description={descriptionOf(t, fixtures.data?.source)}
      isFlush
      action={
        <Link to="/live-scores" className="reach font-semibold text-flood-text hover:underline">
          {t("ownFixtures.allScores")}
        </Link>
      }
    >
      <ReadView
        isLong
        query={fixtures}
        failure={t("ownFixtures.loadFailed")}
        skeleton={
          <div className="px-5 pb-5">
            <RowsSkeleton count={2} label={t("ownFixtures.loading")} />
          </div>
        }
      >
        {({ source: of, today, next }) => {
          if (of === null) return <Line>{t("ownFixtures.noTeam")}</Line>;
          const later = next !== null && today.every(({ id }) => id !== next.id) ? next : null;
          return (
            <>
              {today.length === 0 && <Line>{t("ownFixtures.noneToday")}</Line>}
              <ul>
                {today.map((fixture) => (
                  <Fixture key={fixture.id} fixture={fixture} />
                ))}
                {later !== null && <Fixture fixture={later} isNext />}
              </ul>
            </>
          );
        }}
      </ReadView>
    </Panel>
  );
}

/** Whose players they are. */
function descriptionOf(t: Words<"home">, source: Source | undefined): string | undefined {
  if (source === undefined) return NO_BREAK_SPACE;
  if (source === null) return undefined;
  return t(source === "active team" ? "ownFixtures.ofActiveTeam" : "ownFixtures.ofTournamentTeam");
}

function Line({ children }: { readonly children: string }) {
  return <p className="px-5 pb-4 text-ink-muted">{children}</p>;
}

interface FixtureProps {
  readonly fixture: OwnFixtureView;
  readonly isNext?: boolean;
}

function Fixture({ fixture, isNext = false }: FixtureProps) {
  const { t } = useTranslation(["ui", "home"]);
  const { home, away, homeGoals, awayGoals, own, kickOff, status, elapsed } = fixture;
  const hasBegun = homeGoals !== null && awayGoals !== null;
  return (
    <li className="flex items-center gap-4 border-t border-line px-5 py-3">
      <div className="grid row-text">
        <p className="font-semibold">
          {t(isNext ? "home:ownFixtures.next" : "home:ownFixtures.match", { home, away })}
        </p>
        <OwnPlayers own={own} className="text-sm" />
      </div>
      <p className="tabular text-right">
        {hasBegun && (
          <span className="type-figure text-2xl">
            {homeGoals}–{awayGoals}
          </span>
        )}
        {hasBegun || stageOf(status) === "off" ? (
          <span className="block text-sm text-ink-muted">{statusText(status, elapsed, t)}</span>
        ) : (
          <DateTime instant={kickOff} hasZone className="text-sm text-ink-muted" />
        )}
      </p>
    </li>
  );
}

/** The next match of an entered five, and who plays in it. Reserves the height of its two lines while loading. */
export function NextOwnFixture() {
  const { t } = useTranslation("home");
  const { data } = useQuery(ownFixturesQuery);
  return (
    <div className="flex min-h-11 items-start gap-2.5 text-sm">
      <CalendarClock aria-hidden="true" className="mt-0.5 size-4.5 flex-none text-flood-text" />
      {data?.next === null && <p className="text-ink-muted">{t("ownFixtures.noneLeft")}</p>}
      {data?.next && (
        <div className="row-text">
          <p className="font-semibold">
            {t("ownFixtures.next", { home: data.next.home, away: data.next.away })}
          </p>
          <p className="text-ink-muted">
            <DateTime instant={data.next.kickOff} hasZone /> · {listText(data.next.players)}
          </p>
        </div>
      )}
    </div>
  );
}
