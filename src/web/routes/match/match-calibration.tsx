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

/** What the match engine promises, and what came of it: published for everybody (docs/rules.md#match-targets). */
export function MatchCalibrationRoute() {
  const calibration = useQuery(calibrationQuery);
  return (
    <>
      <PageHeader
        title="How fair is it?"
        description="Better cards win more often, and never always. Here is how often: as promised, and as played."
        actions={
          <Link to="/matches/new" search={{}} className={buttonClass()}>
            <Swords aria-hidden="true" />
            Play a Match
          </Link>
        }
      />
      <ReadView
        query={calibration}
        failure="Failed to load the figures"
        skeleton={
          <SkeletonRegion label="Loading the figures">
            <Skeleton shape="block" className="h-120" />
          </SkeletonRegion>
        }
      >
        {(view) => (
          <>
            <ObservedResults calibration={view} />
            <p className="text-sm text-ink-muted">
              Counted <DateTime instant={view.countedAt} />, over the newest ranked matches; at most a minute
              old.
            </p>
          </>
        )}
      </ReadView>
      <EngineMeasurement />
    </>
  );
}
