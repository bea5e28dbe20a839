import { useTranslation } from "react-i18next";
import { useQuery } from "@tanstack/react-query";
import { Link } from "#web/ui/action/link.tsx";
import { buttonClass } from "#web/ui/action/button-class.ts";
import { classNames } from "#web/ui/class-names.ts";
import { RowsSkeleton } from "#web/ui/feedback/skeleton.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { ReadView } from "#web/api/read-view.tsx";
import { MatchList } from "./match-list.tsx";
import { matchesQuery } from "./match-queries.ts";

/** How many matches the home screen shows (spec §9). */
const SHOWN = 4;

/**
 * The latest matches (spec §2, Recent Activity).
 * @param played the number of matches in all
 */
export function RecentActivity({ played }: { readonly played: number }) {
  const { t } = useTranslation("match");
  const matches = useQuery(matchesQuery);
  return (
    <Panel
      title={t("list.recent")}
      isFlush
      action={
        <Link to="/matches/new" search={{}} className={buttonClass({ variant: "secondary", size: "small" })}>
          {t("play.title")}
        </Link>
      }
    >
      <ReadView
        query={matches}
        failure={t("list.failure")}
        skeleton={
          <div className={classNames("px-5", played === 0 ? "min-h-11" : "py-5")}>
            <RowsSkeleton count={Math.min(played, SHOWN)} label={t("list.loading")} isTall />
          </div>
        }
      >
        {(found) =>
          found.length === 0 ? (
            <p className="px-5 pb-5 text-ink-muted">{t("list.noneRecent")}</p>
          ) : (
            <MatchList matches={found.slice(0, SHOWN)} />
          )
        }
      </ReadView>
    </Panel>
  );
}
