import { useQuery } from "@tanstack/react-query";
import { Binoculars } from "lucide-react";
import { Trans, useTranslation } from "react-i18next";
import type { ScoutNotice } from "#contract/scout.ts";
import { DateTime } from "#web/api/date-time.tsx";
import { Link } from "#web/ui/action/link.tsx";
import { ScoutLineSkeleton } from "./scout-line-skeleton.tsx";
import { scoutNoticeQuery } from "./scout-queries.ts";

/** The scout in one line: an open offer, or how to earn the next. Nothing if it couldn't be loaded. */
export function ScoutLine() {
  const notice = useQuery(scoutNoticeQuery);
  if (notice.isPending) return <ScoutLineSkeleton />;
  if (notice.data === undefined) return null;
  return (
    <Link to="/scout" className="panel flex min-h-14 items-center gap-2.5 px-4 py-3 hover:bg-raised">
      <Binoculars aria-hidden="true" className="size-5 flex-none text-flood-text" />
      <span className="text-sm font-semibold">
        <Line notice={notice.data} />
      </span>
    </Link>
  );
}

function Line({ notice }: { readonly notice: ScoutNotice }) {
  const { t } = useTranslation("scout");
  const { gameweek, next, hasSigned, signed, most } = notice;
  if (signed >= most) return t("home.full", { most });
  if (gameweek?.isEarned === true && !hasSigned) {
    const date = <DateTime instant={gameweek.until} hasZone />;
    return <Trans t={t} i18nKey="home.open" components={{ date }} />;
  }
  if (next === null) return t("home.none");
  const date = <DateTime instant={next.deadline} hasZone />;
  return <Trans t={t} i18nKey={next.isEarned ? "home.next" : "home.earn"} components={{ date }} />;
}
