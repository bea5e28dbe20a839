import type { CardView } from "#contract/card.ts";
import type { TeamView } from "#contract/team.ts";
import { TEAM_SIZE } from "#game/team/decide-team.ts";
import { teamRating } from "#game/team/team-rating.ts";
import { Panel } from "#web/ui/layout/panel.tsx";
import { Badge } from "#web/ui/record/badge.tsx";
import { PitchView } from "../pitch-view.tsx";
import { AvailablePlayers } from "./available-players.tsx";
import { BuilderButtons } from "./builder-buttons.tsx";
import { BuilderFields } from "./builder-fields.tsx";
import { ChangedElsewhereDialog } from "./changed-elsewhere-dialog.tsx";
import { SaveStatus } from "./save-status.tsx";
import { type Builder, useBuilder } from "./use-builder.ts";
import { useLossOfActivity } from "./use-loss-of-activity.ts";

export interface TeamBuilderProps {
  readonly cards: readonly CardView[];
  readonly teams: readonly TeamView[];
}

/** The team builder (spec §2): fields above, players and pitch side by side. */
export function TeamBuilder({ cards, teams }: TeamBuilderProps) {
  const builder = useBuilder(cards);
  const { state, actions } = builder;
  const { selection, lineUp } = state;
  const openTeam = teams.find(({ id }) => id === builder.openTeamId) ?? null;
  useLossOfActivity(openTeam);
  const placedIds = new Set([...lineUp.values()].map(({ id }) => id));
  return (
    <>
      <Panel>
        <div className="grid gap-4">
          <BuilderFields builder={builder} teams={teams} />
          <BuilderButtons builder={builder} />
        </div>
      </Panel>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_28rem]">
        <BuilderPitch builder={builder} isActive={openTeam?.isActive === true} />
        <div className="max-lg:contents lg:order-first">
          <AvailablePlayers
            cards={cards.filter(({ id, isApproved }) => isApproved && !placedIds.has(id))}
            hasCards={cards.length > 0}
            chosenId={selection?.kind === "card" ? selection.card.id : null}
            onPress={actions.pressCard}
          />
        </div>
      </div>
      <output className="sr-only">{state.announcement}</output>
      <ChangedElsewhereDialog builder={builder} />
    </>
  );
}

interface BuilderPitchProps {
  readonly builder: Builder;
  readonly isActive: boolean;
}

function BuilderPitch({ builder, isActive }: BuilderPitchProps) {
  const { state, actions, isOpening } = builder;
  const { selection, lineUp, formation, name } = state;
  const rating = teamRating([...lineUp.values()].map(({ overall }) => overall));
  return (
    <div className="grid gap-3 max-lg:[&_.pitch]:max-w-80" aria-busy={isOpening}>
      <dl className="flex flex-wrap items-center justify-between gap-x-4 text-sm text-ink-muted">
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
              <Badge>Active team</Badge>
            </dd>
          </div>
        )}
        <div className="flex gap-1.5">
          <dt>Team rating</dt>
          <dd className="tabular font-bold text-ink">{rating}</dd>
        </div>
      </dl>
      {builder.openTeamId !== null && <SaveStatus state={builder.saveState} onRetry={builder.retry} />}
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
    </div>
  );
}
