import { useTranslation } from "react-i18next";
import { useInfiniteQuery } from "@tanstack/react-query";
import { RowsSkeleton } from "#web/ui/feedback/skeleton.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { ReadView } from "#web/api/read-view.tsx";
import { ShowMore } from "#web/api/show-more.tsx";
import { MatchList } from "./match-list.tsx";
import { myMatchesQuery } from "./match-queries.ts";

/** All of the viewer's matches, newest first, including those that others started. */
export function MyMatches() {
  const { t } = useTranslation("match");
  const matches = useInfiniteQuery(myMatchesQuery);
  return (
    <Panel title={t("list.title")} isFlush>
      <ReadView
        query={matches}
        failure={t("list.failure")}
        skeleton={
          <div className="px-5 pb-5">
            <RowsSkeleton count={4} label={t("list.loading")} />
          </div>
        }
      >
        {({ pages }) => {
          const found = pages.flat();
          return found.length === 0 ? (
            <p className="px-5 pb-5 text-ink-muted">{t("list.empty")}</p>
          ) : (
            <MatchList matches={found} />
          );
        }}
      </ReadView>
      <ShowMore
        query={matches}
        label={t("list.more")}
        failure={t("list.failure")}
        className="border-t border-line p-4"
      />
    </Panel>
  );
}
