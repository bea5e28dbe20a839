import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { CardView } from "#contract/card/card.ts";
import type { TeamView } from "#contract/team.ts";
import { slotsOf } from "#game/team/formation.ts";
import { Panel } from "#web/ui/layout/panel.tsx";
import { ConflictDialog } from "#web/team/saving/conflict-dialog.tsx";
import { BuilderButtons } from "./builder-buttons.tsx";
import { BuilderFields } from "./builder-fields.tsx";
import { BuilderPitch } from "./builder-pitch.tsx";
import { AvailablePlayers } from "#web/team/builder/players/available-players.tsx";
import { type BuilderParts, useBuilder } from "./use-builder.ts";
import { useBuilderKeys, useFocusTarget } from "./builder-keyboard.ts";
import type { Press } from "./builder-reducer.ts";

export interface TeamBuilderProps extends BuilderParts {
  readonly teams: readonly TeamView[];
}

/** The team builder (spec §2): fields above, players and pitch side by side. */
export function TeamBuilder({ teams, ...parts }: TeamBuilderProps) {
  const { t } = useTranslation("team");
  const { cards } = parts;
  const builder = useBuilder(parts);
  const { state, dispatch } = builder;
  const { selection, lineUp, formation } = state;
  useBuilderKeys(dispatch);
  useFocusTarget(state.focusTarget);
  const pressCard = useCallback(
    (card: CardView, press: Press) => dispatch({ type: "pressCard", card, ...press }),
    [dispatch],
  );
  const available = useMemo(() => {
    const placedIds = new Set([...lineUp.values()].map(({ id }) => id));
    return cards.filter(({ id, isApproved }) => isApproved && !placedIds.has(id));
  }, [cards, lineUp]);
  const isActive = teams.find(({ id }) => id === builder.openTeamId)?.isActive === true;
  return (
    <>
      <Panel>
        <div className="grid gap-4">
          <BuilderFields builder={builder} teams={teams} />
          <BuilderButtons builder={builder} isActive={isActive} />
        </div>
      </Panel>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_28rem]">
        <BuilderPitch builder={builder} isActive={isActive} cards={cards} />
        <div className="max-lg:contents lg:order-first">
          <AvailablePlayers
            cards={available}
            hasCards={cards.length > 0}
            chosenId={selection?.kind === "card" ? selection.card.id : null}
            waitingSlot={
              selection?.kind === "slot" ? (slotsOf(formation)[selection.index]?.label ?? null) : null
            }
            onPress={pressCard}
          />
        </div>
      </div>
      <output className="sr-only">{state.announcement?.(t)}</output>
      <ConflictDialog conflict={builder.conflict} {...builder.conflictAnswers} />
    </>
  );
}
