import { Trans, useTranslation } from "react-i18next";
import { Link } from "#web/ui/action/link.tsx";
import { Lock } from "lucide-react";
import type { CardBackView } from "#contract/card/card-back.ts";
import type { Words } from "#words/noun.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { Table, type TableColumn } from "#web/ui/record/table.tsx";
import { DateTime } from "#web/api/date-time.tsx";
import { figureText } from "#web/language/count-text.ts";
import { tournamentTitle } from "#web/tournament/tournament-name.ts";
import { MatchList } from "#web/match/match-list.tsx";

/** What keeps a card from being deleted, and until when. */
export function CardLocks({ locks }: Pick<CardBackView, "locks">) {
  const { t } = useTranslation("card");
  if (locks.length === 0) return null;
  return (
    <Notice tone="warning" title={t("back.locked")}>
      <ul className="grid gap-1">
        {locks.map(({ where, until }) => (
          <li key={JSON.stringify(where)} className="flex items-center gap-x-2">
            <Lock aria-hidden="true" className="size-4 flex-none" />
            <span>
              <LockSentence where={where} until={until} />
            </span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function LockSentence({ where, until }: CardBackView["locks"][number]) {
  const { t } = useTranslation("card");
  const components = { when: <DateTime instant={until} hasZone className="font-semibold" /> };
  if (where.kind === "tournament") {
    const values = { tournament: tournamentTitle(where.name) };
    return <Trans t={t} i18nKey="back.lockedIn.tournament" values={values} components={components} />;
  }
  const values = { league: where.league, gameweek: where.gameweek };
  return <Trans t={t} i18nKey="back.lockedIn.gameweek" values={values} components={components} />;
}

type Entry = CardBackView["tournaments"][number];

function columnsIn(t: Words<"card">): readonly TableColumn<Entry>[] {
  return [
    {
      key: "name",
      header: t("back.tournament"),
      cell: ({ name }) => tournamentTitle(name),
      isRowHeader: true,
    },
    { key: "team", header: t("back.team"), cell: ({ teamName }) => teamName },
    { key: "points", header: t("back.points"), cell: ({ points }) => figureText(points), isNumeric: true },
  ];
}

/** The tournaments and matches that a card played in, and the teams it's in. */
export function CardRecord({
  tournaments,
  matches,
  teams,
}: Pick<CardBackView, "tournaments" | "matches" | "teams">) {
  const { t } = useTranslation("card");
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <Panel title={t("back.tournaments")} isFlush>
        <Table
          caption={t("back.tournamentsOfCard")}
          columns={columnsIn(t)}
          rows={tournaments}
          rowKey={({ id }) => id}
          empty={<p className="px-5 pb-5 text-ink-muted">{t("back.noTournament")}</p>}
        />
      </Panel>
      <Panel title={t("back.matches")} isFlush>
        {matches.length === 0 ? (
          <p className="px-5 pb-5 text-ink-muted">{t("back.noMatch")}</p>
        ) : (
          <MatchList matches={matches} />
        )}
      </Panel>
      <Panel title={t("back.teams")} className="xl:col-span-2">
        {teams.length === 0 ? (
          <p className="text-ink-muted">{t("back.noTeam")}</p>
        ) : (
          <ul className="grid gap-1">
            {teams.map(({ id, name }) => (
              <li key={id} className="font-semibold">
                {name}
              </li>
            ))}
          </ul>
        )}
        <Link
          to="/team-builder"
          className="mt-3 inline-flex min-h-11 items-center font-semibold text-flood-text hover:underline"
        >
          {t("back.openBuilder")}
        </Link>
      </Panel>
    </div>
  );
}
