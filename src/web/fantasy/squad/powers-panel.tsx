import { useQuery } from "@tanstack/react-query";
import { Sparkles } from "lucide-react";
import { useState } from "react";
import { Button } from "#web/ui/action/button.tsx";
import { toast } from "#web/ui/feedback/toast-store.ts";
import { RowsSkeleton } from "#web/ui/feedback/skeleton.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { ConfirmDialog } from "#web/ui/overlay/confirm-dialog.tsx";
import { ReadView } from "../../api/read-view.tsx";
import { toastFailure } from "../../api/toast-failure.ts";
import { seasonPowersQuery, usePlayWildcard } from "../fantasy-queries.ts";
import { PowersView, type PowersViewProps } from "./powers-view.tsx";

export interface PowersPanelProps extends Omit<PowersViewProps, "powers" | "activation"> {
  readonly leagueId: number;
}

/** The wildcard and the chips of the season. */
export function PowersPanel({ leagueId, ...view }: PowersPanelProps) {
  const powers = useQuery(seasonPowersQuery(leagueId));
  return (
    <Panel title="Season Powers">
      <ReadView
        query={powers}
        failure="Failed to load your season powers"
        skeleton={<RowsSkeleton count={2} label="Loading your season powers" />}
      >
        {(found) => (
          <PowersView {...view} powers={found} activation={<WildcardActivation leagueId={leagueId} />} />
        )}
      </ReadView>
    </Panel>
  );
}

/** Plays the wildcard for what is already chosen. */
function WildcardActivation({ leagueId }: { readonly leagueId: number }) {
  const [isAsking, setIsAsking] = useState(false);
  const wildcard = usePlayWildcard(leagueId);
  const play = () =>
    wildcard.mutate(undefined, {
      onSuccess: ({ round }) =>
        toast({ title: "Wildcard Activated", description: `Transfers are free in round ${round}` }),
      onError: (error) =>
        toastFailure(error, { title: "Transfer Failed", fallback: "Wildcard activation failed" }),
      onSettled: () => setIsAsking(false),
    });
  return (
    <>
      <Button
        size="small"
        variant="secondary"
        icon={<Sparkles aria-hidden="true" />}
        onClick={() => setIsAsking(true)}
      >
        Activate Wildcard
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Activate your wildcard now?"
        description="All transfers of this round are free then. There is one a season, and it cannot be taken back."
        confirmLabel="Activate wildcard"
        pendingLabel="Activating..."
        isPending={wildcard.isPending}
        onConfirm={play}
      />
    </>
  );
}
