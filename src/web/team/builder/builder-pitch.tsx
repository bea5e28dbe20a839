import { TEAM_SIZE } from "#game/team/decide-team.ts";
import { teamRating } from "#game/team/team-rating.ts";
import { Badge } from "#web/ui/record/badge.tsx";
import { PitchView } from "#web/team/pitch-view.tsx";
import { SaveStatus } from "#web/team/saving/save-status.tsx";
import { BuilderTools } from "./builder-tools.tsx";
import { RatingDetails } from "#web/team/rating-details.tsx";
import type { Builder } from "./use-builder.ts";

export interface BuilderPitchProps {
  readonly builder: Builder;
  readonly isActive: boolean;
}

/** The pitch with what is known of the team on it. */
export function BuilderPitch({ builder, isActive }: BuilderPitchProps) {
  const { state, actions, isOpening } = builder;
  const { selection, lineUp, formation, name } = state;
  return (
    <div className="grid gap-3 max-lg:[&_.pitch]:max-w-80" aria-busy={isOpening}>
      <TeamFacts lineUp={lineUp} isActive={isActive} />
      {builder.openTeamId !== null && (
        <SaveStatus state={builder.saveState} isHeld={builder.isHeld} onRetry={builder.retry} />
      )}
      <PitchView
        label={[name || "New team", formation].filter(Boolean).join(", ")}
        formation={formation}
        cards={lineUp}
        actions={{
          selectedSlot: selection?.kind === "slot" ? selection.index : null,
          chosenName: selection?.kind === "card" ? selection.card.playerName : null,
          onPressSlot: actions.pressSlot,
          onDropOnSlot: actions.dropOnSlot,
          onDropOnPitch: actions.dropOnPitch,
          onRemove: actions.remove,
        }}
      />
      <BuilderTools builder={builder} />
      <RatingDetails formation={formation} cards={lineUp} />
    </div>
  );
}

function TeamFacts({ lineUp, isActive }: Pick<Builder["state"], "lineUp"> & { readonly isActive: boolean }) {
  const rating = teamRating([...lineUp.values()].map(({ overall }) => overall));
  return (
    <dl className="flex flex-wrap items-center justify-between gap-x-4 text-sm text-ink-muted max-lg:px-4">
      <div className="flex gap-1.5">
        <dt>Players</dt>
        <dd className="tabular font-bold text-ink">
          {lineUp.size}/{TEAM_SIZE}
        </dd>
      </div>
      {isActive && (
        <div>
          <dt className="sr-only">State</dt>
          <dd>
            <Badge>{lineUp.size === TEAM_SIZE ? "Active team" : "Active, plays with five"}</Badge>
          </dd>
        </div>
      )}
      <div className="flex gap-1.5">
        <dt>Team rating</dt>
        <dd className="tabular font-bold text-ink">{rating}</dd>
      </div>
    </dl>
  );
}
