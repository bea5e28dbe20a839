import "./builder.css";
import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { CardView } from "#contract/card/card.ts";
import { useCardForms } from "#web/card/form/card-forms-query.ts";
import { PlayerTray } from "#web/team/builder/players/player-tray.tsx";
import { SlotSheet } from "#web/team/builder/players/slot-sheet.tsx";
import { ConflictDialog } from "#web/team/saving/conflict-dialog.tsx";
import { BuilderFields, FormationChips } from "./builder-fields.tsx";
import { useBuilderKeys, useFocusTarget } from "./builder-keyboard.ts";
import { BuilderPitch } from "./builder-pitch.tsx";
import type { Press } from "./builder-reducer.ts";
import { sheetSlot } from "./builder-state.ts";
import { SaveBar } from "./save-bar.tsx";
import { type BuilderParts, useBuilder } from "./use-builder.ts";

/** The team builder (spec §2): fields, pitch, players and commands on one screen. */
export function TeamBuilder(parts: BuilderParts) {
  const { t } = useTranslation("team");
  const { cards, teams } = parts;
  const builder = useBuilder(parts);
  const forms = useCardForms();
  const { state, dispatch } = builder;
  const { selection, lineUp } = state;
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
      <BuilderFields builder={builder} teams={teams} />
      <FormationChips builder={builder} />
      <BuilderPitch builder={builder} cards={cards} forms={forms} />
      <PlayerTray
        cards={available}
        forms={forms}
        hasCards={cards.length > 0}
        chosenId={selection?.kind === "card" ? selection.card.id : null}
        onPress={pressCard}
      />
      <SaveBar builder={builder} isActive={isActive} />
      <SlotSheet
        at={sheetSlot(state)}
        state={state}
        cards={available}
        forms={forms}
        onPress={pressCard}
        onClose={() => dispatch({ type: "cancelSelection" })}
      />
      <output className="sr-only">{state.announcement?.(t)}</output>
      <ConflictDialog conflict={builder.conflict} {...builder.conflictAnswers} />
    </>
  );
}
