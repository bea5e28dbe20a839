import { useQuery } from "@tanstack/react-query";
import { Link } from "#web/ui/action/link.tsx";
import { useDeferredValue } from "react";
import { useTranslation } from "react-i18next";
import type { FantasyLeagueView } from "#contract/fantasy/league.ts";
import { buttonClass } from "#web/ui/action/button-class.ts";
import { Skeleton, SkeletonRegion } from "#web/ui/feedback/skeleton.tsx";
import { PageHeader } from "#web/ui/layout/page-header.tsx";
import { isKnown } from "#web/api/is-known.ts";
import { ReadView } from "#web/api/read-view.tsx";
import { cardsQuery } from "#web/card/card-queries.ts";
import { DeadlineCountdown } from "./deadline-countdown.tsx";
import { myTeamQuery } from "./fantasy-queries.ts";
import { lineUpHelpQuery } from "./transfer-queries.ts";
import { LeagueChoice } from "./league-choice.tsx";
import { SeasonOver } from "./season-over.tsx";
import { TransferDesk } from "#web/fantasy/squad/transfer-desk.tsx";

/** Transfers, for a signed-in user (spec §2). */
export function TransfersScreen() {
  const { t } = useTranslation("fantasy");
  return (
    <>
      <PageHeader
        title={t("screen.title")}
        description={t("screen.description")}
        actions={
          <>
            <Link to="/transfers/practice" className={buttonClass({ variant: "ghost", size: "small" })}>
              {t("link.practice")}
            </Link>
            <Link to="/transfers/points" className={buttonClass({ variant: "secondary", size: "small" })}>
              {t("link.points")}
            </Link>
          </>
        }
      />
      <LeagueChoice>{(league) => <LeagueTransfers key={league.id} league={league} />}</LeagueChoice>
    </>
  );
}

function LeagueTransfers({ league }: { readonly league: FantasyLeagueView }) {
  const { t } = useTranslation("fantasy");
  const team = useQuery(myTeamQuery(league.id));
  const cards = useQuery(cardsQuery);
  const help = useQuery(lineUpHelpQuery(league.id));
  // Drawn in short pieces, like the content of every read.
  const isHelpKnown = useDeferredValue(isKnown(help));
  if (league.nextRound === null) return <SeasonOver />;
  const { round } = league.nextRound;
  const skeleton = (
    <SkeletonRegion label={t("screen.loading")} className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <Skeleton shape="block" className="h-160" />
      <Skeleton shape="block" className="h-160" />
    </SkeletonRegion>
  );
  return (
    <>
      <DeadlineCountdown round={league.nextRound} />
      <ReadView isLong query={team} failure={t("screen.failure")} skeleton={skeleton}>
        {(found) => (
          <ReadView isLong query={cards} failure={t("screen.cardsFailure")} skeleton={skeleton}>
            {(list) =>
              // The help says whether the cards are enough for a squad. If it fails, the user can still pick one.
              isHelpKnown ? (
                <TransferDesk {...{ league, round }} team={found} cards={list} help={help.data} />
              ) : (
                skeleton
              )
            }
          </ReadView>
        )}
      </ReadView>
    </>
  );
}
