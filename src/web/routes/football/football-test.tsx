import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { PageHeader } from "#web/ui/layout/page-header.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { useUser } from "#web/account/user-context.tsx";
import { gameweekQuery } from "#web/football/test-page/football-test-queries.ts";
import { ConnectionCard } from "#web/football/test-page/connection-card.tsx";
import { DoubtfulCards } from "#web/football/test-page/doubtful-cards.tsx";
import { FootballActions } from "#web/football/test-page/football-actions.tsx";
import { GameweekCard } from "#web/football/test-page/gameweek-card.tsx";

/** The next steps of spec §2, in order. */
const NEXT_STEPS = ["initialize", "map", "league", "live"] as const;

/** The football test page (spec §2). Its actions are for admins; others see them disabled, with the reason. */
export function FootballTestRoute() {
  const { t } = useTranslation("football");
  const { isAdmin } = useUser();
  const queryClient = useQueryClient();
  const isLoaded = () => queryClient.getQueryData(gameweekQuery.queryKey) !== undefined;
  const [isInitialized, setIsInitialized] = useState(isLoaded);
  return (
    <>
      <PageHeader title={t("test.title")} description={t("test.description")} />
      <ConnectionCard />
      <FootballActions isAllowed={isAdmin} onInitialized={() => setIsInitialized(true)} />
      {!isAdmin && <Notice title={t("test.adminsOnly.title")}>{t("test.adminsOnly.description")}</Notice>}
      {isInitialized && <GameweekCard />}
      {isAdmin && <DoubtfulCards />}
      <Panel title={t("test.nextSteps.title")}>
        <ol className="grid list-decimal gap-1.5 pl-5">
          {NEXT_STEPS.map((step) => (
            <li key={step}>{t(`test.nextSteps.${step}`)}</li>
          ))}
        </ol>
      </Panel>
    </>
  );
}
