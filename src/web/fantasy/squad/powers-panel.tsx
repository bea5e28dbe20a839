import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { RowsSkeleton } from "#web/ui/feedback/skeleton.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { ReadView } from "#web/api/read-view.tsx";
import { seasonPowersQuery } from "#web/fantasy/fantasy-queries.ts";
import { usePlayWildcard } from "#web/fantasy/transfer-queries.ts";
import { WildcardActivation } from "./wildcard-activation.tsx";
import { PowersView, type PowersViewProps } from "./powers-view.tsx";

export interface PowersPanelProps extends Omit<PowersViewProps, "powers" | "activation"> {
  readonly leagueId: number;
  readonly isFirstSquad: boolean;
}

/** The wildcard and the chips of the season. */
export function PowersPanel({ leagueId, isFirstSquad, ...view }: PowersPanelProps) {
  const { t } = useTranslation("fantasy");
  const powers = useQuery(seasonPowersQuery(leagueId));
  const wildcard = usePlayWildcard(leagueId);
  const activation = (
    <WildcardActivation
      isFirstSquad={isFirstSquad}
      isPending={wildcard.isPending}
      onPlay={(call) => wildcard.mutate(undefined, call)}
    />
  );
  return (
    <Panel title={t("powers.title")}>
      <ReadView
        query={powers}
        failure={t("powers.failure")}
        skeleton={<RowsSkeleton count={2} label={t("powers.loading")} />}
      >
        {(found) => <PowersView {...view} powers={found} activation={activation} />}
      </ReadView>
    </Panel>
  );
}
