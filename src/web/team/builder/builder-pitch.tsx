import { Redo2, Sparkles, Undo2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { CardView } from "#contract/card/card.ts";
import { TEAM_SIZE } from "#game/team/decide-team.ts";
import { teamRating } from "#game/team/team-rating.ts";
import { Button } from "#web/ui/action/button.tsx";
import { IconButton } from "#web/ui/action/icon-button.tsx";
import { Badge } from "#web/ui/record/badge.tsx";
import { TeamPictureButton } from "#web/team/picture/team-picture-button.tsx";
import { PitchView } from "#web/team/pitch-view.tsx";
import { SaveStatus } from "#web/team/saving/save-status.tsx";
import { RatingDetails } from "#web/team/rating-details.tsx";
import type { Builder } from "./use-builder.ts";

export interface BuilderPitchProps {
  readonly builder: Builder;
  readonly isActive: boolean;
  readonly cards: readonly CardView[];
}

/** The pitch with the facts and tools around it. */
export function BuilderPitch({ builder, isActive, cards }: BuilderPitchProps) {
  const { t } = useTranslation("team");
  const { state, dispatch, isOpening } = builder;
  const { selection, lineUp, formation, name } = state;
  const team = name || t("field.newTeam");
  const dropCard = (cardId: number, index: number | null) => {
    const card = cards.find(({ id }) => id === cardId);
    // A card that was deleted in another tab cannot be dropped.
    if (card) dispatch({ type: "dropCard", card, index });
  };
  return (
    <div className="grid gap-3 max-lg:[&_.pitch]:max-w-80" aria-busy={isOpening}>
      <TeamFacts lineUp={lineUp} isActive={isActive} />
      {builder.openTeamId !== null && (
        <SaveStatus state={builder.saveState} isHeld={builder.isHeld} onRetry={builder.retrySave} />
      )}
      <PitchView
        label={formation === "" ? team : t("pitch.label", { team, formation })}
        formation={formation}
        cards={lineUp}
        actions={{
          selectedSlot: selection?.kind === "slot" ? selection.index : null,
          chosenName: selection?.kind === "card" ? selection.card.playerName : null,
          onPressSlot: (index, press) => dispatch({ type: "pressSlot", index, ...press }),
          swap: {
            isOn: selection?.kind === "slot" && selection.isSwap,
            onPress: (index, press) => dispatch({ type: "startSwap", index, ...press }),
          },
          onDropOnSlot: dropCard,
          onDropOnPitch: (cardId) => dropCard(cardId, null),
          onRemove: (index) => dispatch({ type: "removePlayer", index }),
        }}
      />
      <PitchTools builder={builder} cards={cards} />
      <RatingDetails formation={formation} cards={lineUp} />
    </div>
  );
}

function TeamFacts({ lineUp, isActive }: Pick<Builder["state"], "lineUp"> & { readonly isActive: boolean }) {
  const { t } = useTranslation("team");
  const rating = teamRating([...lineUp.values()].map(({ overall }) => overall));
  return (
    <dl className="flex flex-wrap items-center justify-between gap-x-4 text-sm text-ink-muted max-lg:px-4">
      <div className="flex gap-1.5">
        <dt>{t("players")}</dt>
        <dd className="tabular font-bold text-ink">
          {lineUp.size}/{TEAM_SIZE}
        </dd>
      </div>
      {isActive && (
        <div>
          <dt className="sr-only">{t("builder.status")}</dt>
          <dd>
            <Badge>{t(lineUp.size === TEAM_SIZE ? "builder.active" : "builder.activeShort")}</Badge>
          </dd>
        </div>
      )}
      <div className="flex gap-1.5">
        <dt>{t("teamRating")}</dt>
        <dd className="tabular font-bold text-ink">{rating}</dd>
      </div>
    </dl>
  );
}

/** Undo and redo, the best five, and a picture of the pitch. */
function PitchTools({ builder: { state, dispatch }, cards }: Pick<BuilderPitchProps, "builder" | "cards">) {
  const { t } = useTranslation("team");
  const { name, formation, lineUp, history } = state;
  const placeBestFive = () => {
    dispatch({ type: "placeBestFive", cards: cards.filter(({ isApproved }) => isApproved) });
  };
  return (
    <div className="flex flex-wrap items-center justify-center gap-2">
      <IconButton
        label={t("builder.undo")}
        icon={<Undo2 aria-hidden="true" />}
        variant="secondary"
        aria-keyshortcuts="Control+Z Meta+Z"
        disabled={history.past.length === 0}
        onClick={() => dispatch({ type: "undo" })}
      />
      <IconButton
        label={t("builder.redo")}
        icon={<Redo2 aria-hidden="true" />}
        variant="secondary"
        aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
        disabled={history.future.length === 0}
        onClick={() => dispatch({ type: "redo" })}
      />
      <Button variant="secondary" icon={<Sparkles aria-hidden="true" />} onClick={placeBestFive}>
        {t("builder.bestFive")}
      </Button>
      {lineUp.size > 0 && (
        <TeamPictureButton isIcon team={{ name: name || t("picture.unnamed"), formation, cards: lineUp }} />
      )}
    </div>
  );
}
