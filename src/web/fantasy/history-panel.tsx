import { useQuery } from "@tanstack/react-query";
import { History } from "lucide-react";
import type { TransferView } from "#contract/fantasy/transfers.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { RowsSkeleton } from "#web/ui/feedback/skeleton.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { Badge } from "#web/ui/record/badge.tsx";
import { DateTime } from "#web/api/date-time.tsx";
import { ReadView } from "#web/api/read-view.tsx";
import { transferHistoryQuery } from "./fantasy-queries.ts";

/** One's transfers by round, the latest first (spec §3, Transfer history). */
export function HistoryPanel({ leagueId }: { readonly leagueId: number }) {
  const history = useQuery(transferHistoryQuery(leagueId));
  return (
    <Panel title="Transfer History">
      <ReadView
        query={history}
        failure="Failed to load your transfers"
        skeleton={<RowsSkeleton count={3} label="Loading your transfers" />}
      >
        {({ transfers }) =>
          transfers.length === 0 ? (
            <EmptyState
              icon={<History aria-hidden="true" />}
              title="No transfers yet"
              description="Your first squad is free."
            />
          ) : (
            <ol className="grid gap-4">
              {transfers.map((transfer) => (
                <Transfer key={transfer.roundId} transfer={transfer} />
              ))}
            </ol>
          )
        }
      </ReadView>
    </Panel>
  );
}

function Transfer({ transfer }: { readonly transfer: TransferView }) {
  const { roundId, transferDate, transfersIn, transfersOut, wildcardUsed, cost } = transfer;
  return (
    <li className="grid gap-1 border-t border-line pt-3 first:border-t-0 first:pt-0">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-semibold">Round {roundId}</span>
        <DateTime instant={transferDate} className="text-sm text-ink-muted" />
        {wildcardUsed && <Badge>Wildcard</Badge>}
        {cost > 0 && <Badge variant="destructive">−{cost} points</Badge>}
      </p>
      {transfersIn.length > 0 && <p className="text-sm">In: {names(transfersIn)}</p>}
      {transfersOut.length > 0 && <p className="text-sm text-ink-muted">Out: {names(transfersOut)}</p>}
    </li>
  );
}

function names(players: TransferView["transfersIn"]): string {
  return players.map(({ playerName }) => playerName).join(", ");
}
