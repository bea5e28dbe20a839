import { useQuery } from "@tanstack/react-query";
import { History } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { TransferView } from "#contract/fantasy/transfers.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { RowsSkeleton } from "#web/ui/feedback/skeleton.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { Badge } from "#web/ui/record/badge.tsx";
import { DateTime } from "#web/api/date-time.tsx";
import { ReadView } from "#web/api/read-view.tsx";
import { listText } from "#web/language/list-text.ts";
import { transferHistoryQuery } from "./transfer-queries.ts";

/** The user's transfers by gameweek, latest first (spec §3, Transfer history). */
export function HistoryPanel({ leagueId }: { readonly leagueId: number }) {
  const { t } = useTranslation("fantasy");
  const history = useQuery(transferHistoryQuery(leagueId));
  return (
    <Panel title={t("history.title")}>
      <ReadView
        query={history}
        failure={t("history.failure")}
        skeleton={<RowsSkeleton count={3} label={t("history.loading")} />}
      >
        {({ transfers }) =>
          transfers.length === 0 ? (
            <EmptyState
              icon={<History aria-hidden="true" />}
              title={t("history.none.title")}
              description={t("history.none.description")}
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
  const { t } = useTranslation("fantasy");
  const { roundId, transferDate, transfersIn, transfersOut, wildcardUsed, cost } = transfer;
  return (
    <li className="grid gap-1 border-t border-line pt-3 first:border-t-0 first:pt-0">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-semibold">{t("gameweek", { round: roundId })}</span>
        <DateTime instant={transferDate} className="text-sm text-ink-muted" />
        {wildcardUsed && <Badge>{t("wildcard")}</Badge>}
        {cost > 0 && <Badge variant="destructive">{t("transferCostPoints", { cost })}</Badge>}
      </p>
      {transfersIn.length > 0 && <p className="text-sm">{t("history.in", { names: names(transfersIn) })}</p>}
      {transfersOut.length > 0 && (
        <p className="text-sm text-ink-muted">{t("history.out", { names: names(transfersOut) })}</p>
      )}
    </li>
  );
}

function names(players: TransferView["transfersIn"]): string {
  return listText(players.map(({ playerName }) => playerName));
}
