import "./builder-pitch.css";
import { Swords, Trophy } from "lucide-react";
import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { CardView } from "#contract/card/card.ts";
import type { CardForms } from "#web/card/form/card-forms-query.ts";
import { TeamPictureButton } from "#web/team/picture/team-picture-button.tsx";
import type { LineUp } from "#web/team/line-up.ts";
import { PitchView } from "#web/team/pitch-view.tsx";
import { toast } from "#web/ui/feedback/toast-store.ts";
import { chooseFive, type FiveAim } from "./choose-five.ts";
import type { Builder } from "./use-builder.ts";

export interface BuilderPitchProps {
  readonly builder: Builder;
  readonly cards: readonly CardView[];
  readonly forms: CardForms;
}

/** The pitch, with the best fives and the team's picture in its corners. */
export function BuilderPitch({ builder, cards, forms }: BuilderPitchProps) {
  const { t } = useTranslation("team");
  const { state, dispatch, isOpening } = builder;
  const { selection, lineUp, formation, name, reason } = state;
  const pictured = usePictured(lineUp, cards);
  const team = name || t("field.newTeam");
  const dropCard = (cardId: number, index: number | null) => {
    const card = cards.find(({ id }) => id === cardId);
    // A card deleted in another tab can't be dropped.
    if (card) dispatch({ type: "dropCard", card, index });
  };
  return (
    <div className="builder-pitch" aria-busy={isOpening}>
      <PitchView
        label={formation === "" ? team : t("pitch.label", { team, formation })}
        formation={formation}
        cards={pictured}
        actions={{
          selectedSlot: selection?.kind === "slot" ? selection.index : null,
          chosenName: selection?.kind === "card" ? selection.card.playerName : null,
          onPressSlot: (index) => dispatch({ type: "pressSlot", index }),
          swap: {
            isOn: selection?.kind === "slot" && selection.isSwap,
            onPress: (index) => dispatch({ type: "startSwap", index }),
          },
          onDropOnSlot: dropCard,
          onDropOnPitch: (cardId) => dropCard(cardId, null),
          onRemove: (index) => dispatch({ type: "removePlayer", index }),
        }}
      />
      {reason !== null && <p className="builder-reason">{reason(t)}</p>}
      {lineUp.size > 0 && (
        <div className="builder-share">
          <TeamPictureButton isIcon team={{ name: name || t("picture.unnamed"), formation, cards: lineUp }} />
        </div>
      )}
      <BestFives builder={builder} cards={cards} forms={forms} />
    </div>
  );
}

/** The line-up with the cards as the collection has them: with their pictures in several sizes. */
function usePictured(lineUp: LineUp, cards: readonly CardView[]): LineUp {
  return useMemo(() => {
    const owned = new Map(cards.map((card) => [card.id, card]));
    return new Map([...lineUp].map(([at, card]) => [at, owned.get(card.id) ?? card]));
  }, [lineUp, cards]);
}

/** The best five for points, and the best five for matches. */
function BestFives({ builder: { state, dispatch }, cards, forms }: BuilderPitchProps) {
  const { t } = useTranslation("team");
  const approved = useMemo(() => cards.filter(({ isApproved }) => isApproved), [cards]);
  const place = (aim: FiveAim) => {
    if (aim === "points" && forms.hasFailed) {
      toast({ title: t("builder.noForms"), variant: "destructive" });
      return;
    }
    const five = chooseFive(aim, { formation: state.formation, cards: approved, forms: forms.of });
    dispatch({ type: "placeFive", five });
  };
  const hasNone = approved.length === 0;
  const isLoading = !forms.hasFailed && approved.some(({ id }) => forms.of(id) === undefined);
  return (
    <>
      <BestFive
        icon={<Trophy aria-hidden="true" />}
        isDisabled={hasNone || isLoading}
        onPress={() => place("points")}
      >
        {t("builder.bestForPoints")}
      </BestFive>
      <BestFive icon={<Swords aria-hidden="true" />} isDisabled={hasNone} onPress={() => place("matches")}>
        {t("builder.bestForMatches")}
      </BestFive>
    </>
  );
}

interface BestFiveProps {
  readonly icon: ReactNode;
  readonly isDisabled: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function BestFive({ icon, isDisabled, onPress, children }: BestFiveProps) {
  return (
    <button type="button" className="builder-best" disabled={isDisabled} onClick={onPress}>
      {icon}
      <span>{children}</span>
    </button>
  );
}
