import { Trans, useTranslation } from "react-i18next";
import { useQuery } from "@tanstack/react-query";
import { Link } from "#web/ui/action/link.tsx";
import { Swords } from "lucide-react";
import { buttonClass } from "#web/ui/action/button-class.ts";
import { Skeleton, SkeletonRegion } from "#web/ui/feedback/skeleton.tsx";
import { PageHeader } from "#web/ui/layout/page-header.tsx";
import { DateTime } from "#web/api/date-time.tsx";
import { ReadView } from "#web/api/read-view.tsx";
import { EngineMeasurement } from "#web/match/calibration/engine-measurement.tsx";
import { ObservedResults } from "#web/match/calibration/observed-results.tsx";
import { calibrationQuery } from "#web/match/match-queries.ts";

/** The match engine's predictions and the actual results, open to every user (docs/rules.md#match-targets). */
export function MatchCalibrationRoute() {
  const { t } = useTranslation("match");
  const calibration = useQuery(calibrationQuery);
  return (
    <>
      <PageHeader
        title={t("fair.title")}
        description={t("fair.description")}
        actions={
          <Link to="/matches/new" search={{}} className={buttonClass()}>
            <Swords aria-hidden="true" />
            {t("play.title")}
          </Link>
        }
      />
      <ReadView
        query={calibration}
        failure={t("fair.failure")}
        skeleton={
          <SkeletonRegion label={t("fair.loading")}>
            <Skeleton shape="block" className="h-120" />
          </SkeletonRegion>
        }
      >
        {(view) => (
          <>
            <ObservedResults calibration={view} />
            <p className="text-sm text-ink-muted">
              <Trans
                t={t}
                i18nKey="fair.counted"
                components={{ date: <DateTime instant={view.countedAt} /> }}
              />
            </p>
          </>
        )}
      </ReadView>
      {/* Hidden until what is above it has loaded, so nothing moves. */}
      <div className={calibration.isPending ? "hidden" : "contents"}>
        <EngineMeasurement />
      </div>
    </>
  );
}
