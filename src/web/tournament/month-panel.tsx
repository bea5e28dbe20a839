import { useQuery } from "@tanstack/react-query";
import { Trans, useTranslation } from "react-i18next";
import { Link } from "#web/ui/action/link.tsx";
import { pointsRules } from "#game/football/points.ts";
import { Panel } from "#web/ui/layout/panel.tsx";
import { DaysLeft } from "./days-left.tsx";
import { signed } from "./receipt-line.ts";
import { tournamentTitle } from "./tournament-name.ts";
import type { Words } from "#words/noun.ts";
import { activeTournamentQuery } from "./tournament-queries.ts";

const { minutes, goal, cleanSheet, bonus } = pointsRules;

/** The rules worth the most points; How It Works has them all. */
function ruleLines(t: Words<"tournament">): readonly (readonly [what: string, points: string])[] {
  const { yellowCard, redCard, assist } = pointsRules;
  return [
    [t("rules.minutes", { minutes: minutes.longFrom }), signed(minutes.long)],
    [t("rules.goal"), t("rules.range", { from: signed(goal.forward), to: signed(goal.goalkeeper) })],
    [t("rules.assist"), signed(assist)],
    [t("rules.cleanSheet"), t("rules.upTo", { most: signed(cleanSheet.goalkeeper) })],
    [t("rules.bonus"), bonus.map(signed).join(", ")],
    [t("rules.cards"), t("rules.both", { first: signed(yellowCard), second: signed(redCard) })],
  ];
}

/** How managers score this month, and the days left. */
export function MonthPanel() {
  const { t } = useTranslation("tournament");
  const tournament = useQuery(activeTournamentQuery);
  return (
    <Panel
      title={t("rules.title")}
      description={
        tournament.data ? (
          <Trans
            t={t}
            i18nKey="rules.introOf"
            components={{
              tournament: <span>{tournamentTitle(tournament.data.name)}</span>,
              days: <DaysLeft endDate={tournament.data.endDate} />,
            }}
          />
        ) : (
          t("rules.intro")
        )
      }
      footer={
        <Link to="/how-it-works" className="reach font-semibold text-flood-text hover:underline">
          {t("rules.all")}
        </Link>
      }
    >
      <dl className="tabular grid gap-2">
        {ruleLines(t).map(([what, points]) => (
          <div key={what} className="flex justify-between gap-4">
            <dt className="text-ink-muted">{what}</dt>
            <dd className="font-semibold">{points}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
