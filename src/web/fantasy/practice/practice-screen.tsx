import { useQuery } from "@tanstack/react-query";
import { Link } from "#web/ui/action/link.tsx";
import { buttonClass } from "#web/ui/action/button-class.ts";
import { Skeleton, SkeletonRegion } from "#web/ui/feedback/skeleton.tsx";
import { PageHeader } from "#web/ui/layout/page-header.tsx";
import { ReadView } from "#web/api/read-view.tsx";
import { cardsQuery } from "#web/card/card-queries.ts";
import { practiceQuery } from "./practice-queries.ts";
import { RunningPractice } from "./running-practice.tsx";
import { StartPractice } from "./start-practice.tsx";

/** The practice season: the fantasy league's rules at one's own speed, apart from the real standings. */
export function PracticeScreen() {
  const practice = useQuery(practiceQuery);
  const cards = useQuery(cardsQuery);
  const skeleton = (
    <SkeletonRegion label="Loading your practice season" className="grid gap-6">
      <Skeleton shape="block" className="h-48" />
      <Skeleton shape="block" className="h-160" />
    </SkeletonRegion>
  );
  return (
    <>
      <PageHeader
        title="Practice Season"
        description="Play the gameweeks of a season that is over, one press each, and learn the rules. Nothing here counts: no table, no real transfer, and no card is locked."
        actions={
          <Link to="/transfers" className={buttonClass({ variant: "secondary" })}>
            Transfers
          </Link>
        }
      />
      <ReadView query={practice} failure="Failed to load your practice season" skeleton={skeleton}>
        {({ choices, practice: running }) =>
          running === null ? (
            <StartPractice choices={choices} />
          ) : (
            <ReadView query={cards} failure="Failed to load your cards" skeleton={skeleton}>
              {(list) => (
                <RunningPractice key={running.id} practice={running} choices={choices} cards={list} />
              )}
            </ReadView>
          )
        }
      </ReadView>
    </>
  );
}
