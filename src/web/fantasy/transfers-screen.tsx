import { useQuery } from "@tanstack/react-query";
import { Link } from "#web/ui/action/link.tsx";
import { CalendarX } from "lucide-react";
import type { FantasyLeagueView } from "#contract/fantasy/league.ts";
import { buttonClass } from "#web/ui/action/button-class.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Skeleton, SkeletonRegion } from "#web/ui/feedback/skeleton.tsx";
import { PageHeader } from "#web/ui/layout/page-header.tsx";
import { ReadView } from "#web/api/read-view.tsx";
import { cardsQuery } from "#web/card/card-queries.ts";
import { DeadlineCountdown } from "./deadline-countdown.tsx";
import { myTeamQuery } from "./fantasy-queries.ts";
import { LeagueChoice } from "./league-choice.tsx";
import { TransferDesk } from "#web/fantasy/squad/transfer-desk.tsx";

/** Transfers, for somebody signed in (spec §2). */
export function TransfersScreen() {
  return (
    <>
      <PageHeader
        title="Transfers"
        description="Nine cards over a season of gameweeks: five starters, a bench of four, and a captain who counts twice."
        actions={
          <>
            <Link to="/transfers/practice" className={buttonClass({ variant: "ghost" })}>
              Practice Season
            </Link>
            <Link to="/transfers/points" className={buttonClass({ variant: "secondary" })}>
              Points and Tables
            </Link>
          </>
        }
      />
      <LeagueChoice>{(league) => <LeagueTransfers key={league.id} league={league} />}</LeagueChoice>
    </>
  );
}

function LeagueTransfers({ league }: { readonly league: FantasyLeagueView }) {
  const team = useQuery(myTeamQuery(league.id));
  const cards = useQuery(cardsQuery);
  if (league.nextRound === null) return <SeasonOver />;
  const { round } = league.nextRound;
  const skeleton = (
    <SkeletonRegion label="Loading your squad" className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <Skeleton shape="block" className="h-160" />
      <Skeleton shape="block" className="h-160" />
    </SkeletonRegion>
  );
  return (
    <>
      <DeadlineCountdown round={league.nextRound} />
      <ReadView query={team} failure="Failed to load your squad" skeleton={skeleton}>
        {(found) => (
          <ReadView query={cards} failure="Failed to load your cards" skeleton={skeleton}>
            {(list) => <TransferDesk league={league} round={round} team={found} cards={list} />}
          </ReadView>
        )}
      </ReadView>
    </>
  );
}

function SeasonOver() {
  return (
    <EmptyState
      icon={<CalendarX aria-hidden="true" />}
      title="This season has no round left"
      description="Its points and tables stay where they are. Until the next one begins you can practise."
      action={
        <Link to="/transfers/practice" className={buttonClass()}>
          Practice Season
        </Link>
      }
    />
  );
}
