import { useQuery } from "@tanstack/react-query";
import { Swords } from "lucide-react";
import { useState } from "react";
import type { ResponseOf } from "#contract/endpoint.ts";
import type { getHeadToHead } from "#contract/mini-league/mini-league-fantasy.ts";
import { DUEL_DRAWN, DUEL_WON } from "#game/fantasy/table/head-to-head.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { RowsSkeleton } from "#web/ui/feedback/skeleton.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { ReadView } from "#web/api/read-view.tsx";
import { DuelList } from "./duel-list.tsx";
import { DuelTable } from "./duel-table.tsx";
import { FantasyLeagueSelect } from "./fantasy-league-select.tsx";
import { headToHeadQuery } from "./fantasy-league-queries.ts";
import { NoFantasyLeague } from "./no-fantasy-league.tsx";

type Found = ResponseOf<typeof getHeadToHead>;

export interface HeadToHeadProps {
  /** Of the mini-league. */
  readonly leagueId: number;
  readonly viewerId: string;
}

/** The duels of a mini-league's members, round by round, and their table. */
export function HeadToHead({ leagueId, viewerId }: HeadToHeadProps) {
  const [fantasyId, setFantasyId] = useState<number | null>(null);
  const [round, setRound] = useState<number | null>(null);
  const found = useQuery(
    headToHeadQuery(leagueId, {
      ...(fantasyId !== null && { fantasyLeagueId: fantasyId }),
      ...(round !== null && { round }),
    }),
  );
  return (
    <ReadView
      query={found}
      failure="Failed to load the duels"
      skeleton={<RowsSkeleton count={6} label="Loading the duels" />}
    >
      {(duels) =>
        duels.fantasyLeague === null || duels.round === null ? (
          <NoFantasyLeague />
        ) : (
          <div className="grid gap-6">
            <Panel title="Duels" isFlush>
              <div className="grid gap-4">
                <div className="grid gap-4 px-5 sm:grid-cols-2">
                  <FantasyLeagueSelect
                    leagues={duels.fantasyLeagues}
                    chosenId={duels.fantasyLeague.id}
                    onChoose={(id) => {
                      setFantasyId(id);
                      setRound(null);
                    }}
                  />
                  <RoundSelect found={duels} round={duels.round.round} onChoose={setRound} />
                </div>
                <Duels found={duels} leagueId={leagueId} viewerId={viewerId} />
              </div>
            </Panel>
            <Panel
              title="Head to Head"
              description={`${DUEL_WON} for a win, ${DUEL_DRAWN} for a draw; a live round counts as it stands`}
              isFlush
              className="[&_:is(th,td):first-child]:w-16"
            >
              <DuelTable rows={duels.table} viewerId={viewerId} />
            </Panel>
          </div>
        )
      }
    </ReadView>
  );
}

interface RoundSelectProps {
  readonly found: Found;
  readonly round: number;
  readonly onChoose: (round: number) => void;
}

function RoundSelect({ found, round, onChoose }: RoundSelectProps) {
  return (
    <SelectField
      label="Round"
      options={found.rounds.map((one) => ({
        value: String(one.round),
        label: `Round ${one.round}, ${one.state}`,
      }))}
      value={String(round)}
      onChange={({ target }) => onChoose(Number(target.value))}
    />
  );
}

function Duels({ found, leagueId, viewerId }: HeadToHeadProps & { readonly found: Found }) {
  const { duels, round, fantasyLeague } = found;
  if (round === null || fantasyLeague === null) return null;
  if (duels.length === 0) {
    return (
      <EmptyState
        icon={<Swords aria-hidden="true" />}
        title="Nobody met in this round"
        description="A duel takes two who were in the league at the round's deadline. Invite somebody for the next one."
      />
    );
  }
  return <DuelList {...{ duels, round, leagueId, viewerId }} fantasyId={fantasyLeague.id} />;
}
