import { useTranslation } from "react-i18next";
import { useInfiniteQuery } from "@tanstack/react-query";
import { RowsSkeleton } from "#web/ui/feedback/skeleton.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { ReadFailure } from "#web/api/read-view.tsx";
import { ShowMore } from "#web/api/show-more.tsx";
import { MatchList } from "./match-list.tsx";
import { myMatchesQuery } from "./match-queries.ts";

/** All of the viewer's matches, newest first, including those that others started. */
export function MyMatches() {
  const { t } = useTranslation("match");
  const matches = useInfiniteQuery(myMatchesQuery);
  const { data, isError, error } = matches;
  const found = data?.pages.flat() ?? [];
  return (
    <Panel title={t("list.title")} isFlush>
      {data === undefined && (
        <div className="px-5 pb-5">
          {isError ? (
            <ReadFailure title={t("list.failure")} error={error} onRetry={() => void matches.refetch()} />
          ) : (
            <RowsSkeleton count={4} label={t("list.loading")} />
          )}
        </div>
      )}
      {data !== undefined && found.length === 0 && (
        <p className="px-5 pb-5 text-ink-muted">{t("list.empty")}</p>
      )}
      <MatchList matches={found} />
      <ShowMore
        query={matches}
        label={t("list.more")}
        failure={t("list.failure")}
        className="border-t border-line p-4"
      />
    </Panel>
  );
}
