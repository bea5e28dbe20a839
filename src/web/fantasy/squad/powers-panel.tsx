import { useQuery } from "@tanstack/react-query";
import { Sparkles } from "lucide-react";
import { useState } from "react";
import type { OwnCardView } from "#contract/card/card.ts";
import { CHIP_USES_PER_SEASON } from "#game/fantasy/chip.ts";
import { Button } from "#web/ui/action/button.tsx";
import { toast } from "#web/ui/feedback/toast-store.ts";
import { RowsSkeleton } from "#web/ui/feedback/skeleton.tsx";
import { Switch } from "#web/ui/form/switch.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { ConfirmDialog } from "#web/ui/overlay/confirm-dialog.tsx";
import { ReadView } from "../../api/read-view.tsx";
import { toastFailure } from "../../api/toast-failure.ts";
import { seasonPowersQuery, usePlayWildcard } from "../fantasy-queries.ts";
import { type Selection, withChip } from "./selection.ts";

export interface PowersPanelProps {
  readonly leagueId: number;
  readonly isWildcardRound: boolean;
  readonly cards: ReadonlyMap<number, OwnCardView>;
  readonly selection: Selection;
  readonly onChange: (selection: Selection) => void;
}

/** The wildcard and the chips of the season. */
export function PowersPanel(props: PowersPanelProps) {
  const powers = useQuery(seasonPowersQuery(props.leagueId));
  const { selection, cards, onChange } = props;
  const chosen = new Set([...selection.starters, ...selection.bench]);
  return (
    <Panel title="Season Powers">
      <ReadView
        query={powers}
        failure="Failed to load your season powers"
        skeleton={<RowsSkeleton count={2} label="Loading your season powers" />}
      >
        {({ wildcardUsed, chipUsesRemaining, specialCardsEligible }) => (
          <div className="grid gap-5">
            <Wildcard {...props} isUsed={wildcardUsed} />
            <section className="grid gap-2">
              <h3 className="type-label">Chips</h3>
              <p className="text-sm text-ink-muted">
                {chipUsesRemaining} of {CHIP_USES_PER_SEASON} uses remaining. A chip gives a special card 2×
                points.
              </p>
              {specialCardsEligible
                .filter((id) => chosen.has(id))
                .map((id) => (
                  <Switch
                    key={id}
                    label={`2× ${cards.get(id)?.playerName ?? "card"}`}
                    checked={selection.chips.includes(id)}
                    onChange={({ target }) => onChange(withChip(selection, id, target.checked))}
                  />
                ))}
              {!specialCardsEligible.some((id) => chosen.has(id)) && (
                <p className="text-sm text-ink-muted">
                  No special card is chosen. Approved photos of physical cards are special.
                </p>
              )}
            </section>
          </div>
        )}
      </ReadView>
    </Panel>
  );
}

function Wildcard(props: PowersPanelProps & { readonly isUsed: boolean }) {
  const { leagueId, isUsed, isWildcardRound, selection, onChange } = props;
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
    <section className="grid gap-2">
      <h3 className="type-label">Wildcard</h3>
      <p className="text-sm text-ink-muted">{wildcardText(isUsed, isWildcardRound)}</p>
      {!isUsed && (
        <>
          <Switch
            label="Use the wildcard with this transfer"
            checked={selection.useWildcard}
            onChange={({ target }) => onChange({ ...selection, useWildcard: target.checked })}
          />
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
      )}
    </section>
  );
}

function wildcardText(isUsed: boolean, isWildcardRound: boolean): string {
  if (isWildcardRound) return "Your wildcard is active: all transfers of this round are free.";
  return isUsed
    ? "You have used your wildcard of this season."
    : "Free transfers for one round, once a season.";
}
