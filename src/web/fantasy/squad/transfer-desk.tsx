import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { OwnCardView } from "#contract/card/card.ts";
import type { ResponseOf } from "#contract/endpoint.ts";
import type { LineUpHelp } from "#contract/fantasy/help.ts";
import type { FantasyLeagueView, getMyTeam } from "#contract/fantasy/league.ts";
import { useCardForms } from "#web/card/form/card-forms-query.ts";
import { MissingCardsPanel } from "#web/fantasy/advice/missing-cards-panel.tsx";
import { useExecuteTransfers, validationQuery } from "#web/fantasy/transfer-queries.ts";
import { HistoryPanel } from "#web/fantasy/history-panel.tsx";
import type { ValidationView } from "#contract/fantasy/transfers.ts";
import { readAgain } from "#web/api/after-act.ts";
import { fantasyLeaguesQuery } from "#web/fantasy/fantasy-queries.ts";
import { PowersPanel } from "./powers-panel.tsx";
import { QuickPicks } from "./quick-picks.tsx";
import { NOTHING_SELECTED, ownedOf, requestOf } from "./selection.ts";
import { SetSquad } from "./set-squad.tsx";
import { SquadDesk } from "./squad-desk.tsx";
import { useSelection } from "./use-selection.ts";

type MyTeam = ResponseOf<typeof getMyTeam>;

export interface TransferDeskProps {
  readonly league: FantasyLeagueView;
  readonly round: number;
  readonly team: MyTeam;
  readonly cards: readonly OwnCardView[];
  /** Undefined if it failed. */
  readonly help: LineUpHelp | undefined;
}

/** Picks, checks and executes a squad (spec §2 and §4, Transfers). */
export function TransferDesk({ league, round, team, cards, help }: TransferDeskProps) {
  const byId = new Map(cards.map((card) => [card.id, card]));
  const [picked, setSelection] = useSelection(`squad ${league.id}`, team.entries, round);
  const selection = ownedOf(picked, byId);
  const request = requestOf(selection, { leagueId: league.id, round });
  const validation = useQuery(validationQuery(request));
  useGameweekAtHand(round, request === null ? undefined : validation.data);
  const executing = useExecuteTransfers();
  const forms = useCardForms();
  const showSet = useArrival(team.hasTeam);
  const history = <HistoryPanel leagueId={league.id} />;
  if (!team.hasTeam && help?.missing) {
    return (
      <>
        <MissingCardsPanel league={league.name} missing={help.missing} />
        {history}
      </>
    );
  }
  const change = { selection, onChange: setSelection };
  return (
    <>
      {team.hasTeam && <SetSquad round={round} entries={team.entries} {...change} />}
      <SquadDesk
        {...{ round, request, help, forms, history, ...change }}
        calls={{ validation, executing }}
        cards={byId}
        // The selections are reset after a success (spec §4).
        onExecuted={() => {
          setSelection(NOTHING_SELECTED);
          showSet();
        }}
        picks={<QuickPicks best={help?.bestNine ?? null} onChange={setSelection} />}
        powers={
          <PowersPanel
            leagueId={league.id}
            isFirstSquad={team.isFirstSquad}
            isWildcardRound={team.isWildcardRound}
            cards={byId}
            {...change}
          />
        }
      />
    </>
  );
}

/** Returns a function that requests focus for the executed squad, which gets it as soon as it is on the page. */
function useArrival(isThere: boolean) {
  const isWanted = useRef(false);
  useEffect(() => {
    if (!isWanted.current || !isThere) return;
    isWanted.current = false;
    document.querySelector<HTMLElement>("#set-squad")?.focus();
  });
  return () => {
    isWanted.current = true;
  };
}

/**
 * Reads the squad and the powers again once the gameweek to pick for is another, and the gameweek once the server says
 * that its deadline has passed, which the page's clock may not have noticed.
 */
function useGameweekAtHand(round: number | undefined, verdict: ValidationView | undefined): void {
  const queryClient = useQueryClient();
  const shown = useRef(round);
  const isPast = verdict?.errors.some(({ code }) => code === "deadline_passed") === true;
  useEffect(() => {
    if (shown.current === round) return;
    shown.current = round;
    void readAgain(queryClient, "squad");
  }, [queryClient, round]);
  useEffect(() => {
    if (isPast) void queryClient.invalidateQueries({ queryKey: fantasyLeaguesQuery.queryKey });
  }, [queryClient, isPast]);
}
