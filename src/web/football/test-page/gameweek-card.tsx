import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { ResponseOf } from "#contract/endpoint.ts";
import { fixtureStates, type listGameweekFixtures } from "#contract/football/football.ts";
import { Badge, type BadgeVariant } from "#web/ui/record/badge.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { dayOf, dayOfYear } from "#web/language/date-text.ts";
import { gameweekQuery } from "./football-test-queries.ts";

/** The most fixtures in the list (spec §2). */
const SHOWN = 5;

type Fixture = ResponseOf<typeof listGameweekFixtures>[number];

/** The gameweek's fixtures, after an initialization has loaded them (spec §2, §4). */
export function GameweekCard() {
  const { t } = useTranslation("football");
  const fixtures = useQuery(gameweekQuery);
  if (!fixtures.data) return null;
  return (
    <Panel title={t("test.gameweek.title")}>
      {fixtures.data.length === 0 ? (
        <p className="text-ink-muted">{t("test.gameweek.empty")}</p>
      ) : (
        <ul>
          {fixtures.data.slice(0, SHOWN).map((fixture) => (
            <FixtureLine key={fixture.id} fixture={fixture} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

const VARIANTS: Readonly<Record<string, BadgeVariant>> = {
  live: "destructive",
  finished: "secondary",
};

function FixtureLine({ fixture }: { readonly fixture: Fixture }) {
  const { t } = useTranslation("football");
  const { homeTeamName, awayTeamName, status } = fixture;
  const known = fixtureStates.find((state) => state === status);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2.5 first:border-t-0">
      <span className="font-semibold">
        {t("test.gameweek.fixture", { home: homeTeamName, away: awayTeamName })}
      </span>
      <span className="tabular flex items-center gap-3">
        <ScoreOrDate fixture={fixture} />
        <Badge variant={VARIANTS[status] ?? "outline"}>
          {known ? t(`test.gameweek.status.${known}`) : status}
        </Badge>
      </span>
    </li>
  );
}

function ScoreOrDate({ fixture: { homeScore, awayScore, kickoffTime } }: { readonly fixture: Fixture }) {
  if (homeScore !== null && awayScore !== null) return `${homeScore} - ${awayScore}`;
  return <time dateTime={kickoffTime}>{dayOfYear(dayOf(kickoffTime))}</time>;
}
