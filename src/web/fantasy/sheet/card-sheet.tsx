import { ArrowLeftRight, ArrowUp, Armchair, IdCard, Shirt, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { OwnCardView } from "#contract/card/card.ts";
import { BENCH_COUNT, STARTER_COUNT } from "#game/fantasy/squad.ts";
import { Button } from "#web/ui/action/button.tsx";
import { buttonClass } from "#web/ui/action/button-class.ts";
import { Link } from "#web/ui/action/link.tsx";
import { CardFacts } from "#web/fantasy/picker/card-facts.tsx";
import {
  movedForward,
  withBench,
  withCaptain,
  withoutCard,
  withStarter,
  withViceCaptain,
} from "#web/fantasy/squad/selection.ts";
import type { SquadBoard } from "#web/fantasy/squad/squad-board.ts";

export interface CardSheetProps {
  readonly cardId: number;
  readonly board: SquadBoard;
}

/** The facts about a card of the squad, and every action for it. */
export function CardSheet({ cardId, board }: CardSheetProps) {
  const { t } = useTranslation("fantasy");
  const card = board.cards.get(cardId);
  if (card === undefined) return null;
  const { selection, onChange, onAsk } = board;
  const isStarter = selection.starters.includes(cardId);
  return (
    <div className="grid gap-4">
      <CardFacts card={card} board={board} />
      <div className="grid grid-cols-2 gap-2">
        {isStarter ? (
          <StarterActions card={card} board={board} />
        ) : (
          <BenchActions card={card} board={board} />
        )}
        <Action
          icon={<ArrowLeftRight aria-hidden="true" />}
          onPress={() => onAsk({ kind: "replace", cardId })}
        >
          {t("sheet.action.replace")}
        </Action>
        <Action icon={<Trash2 aria-hidden="true" />} onPress={() => onChange(withoutCard(selection, cardId))}>
          {t("sheet.action.remove")}
        </Action>
        <PlayerLink card={card} />
      </div>
    </div>
  );
}

/** Links to the player's page, or to the card's own page if it has no real player. */
function PlayerLink({ card: { id, playerId } }: { readonly card: OwnCardView }) {
  const { t } = useTranslation("fantasy");
  const className = buttonClass({ variant: "secondary" });
  const content = (
    <>
      <IdCard aria-hidden="true" />
      {t("sheet.action.player")}
    </>
  );
  return playerId === null ? (
    <Link to="/cards/$cardId" params={{ cardId: String(id) }} className={className}>
      {content}
    </Link>
  ) : (
    <Link to="/players/$playerId" params={{ playerId: String(playerId) }} className={className}>
      {content}
    </Link>
  );
}

interface ActionsProps {
  readonly card: OwnCardView;
  readonly board: SquadBoard;
}

function StarterActions({ card: { id }, board }: ActionsProps) {
  const { t } = useTranslation("fantasy");
  const { selection, onChange, onAsk } = board;
  const toBench = () =>
    selection.bench.length < BENCH_COUNT
      ? onChange(withBench(selection, id))
      : onAsk({ kind: "exchange", cardId: id });
  return (
    <>
      <Action isOn={selection.captainId === id} onPress={() => onChange(withCaptain(selection, id))}>
        {t("captain")}
      </Action>
      <Action isOn={selection.viceCaptainId === id} onPress={() => onChange(withViceCaptain(selection, id))}>
        {t("viceCaptain")}
      </Action>
      <Action icon={<Armchair aria-hidden="true" />} onPress={toBench}>
        {t("sheet.action.bench")}
      </Action>
    </>
  );
}

function BenchActions({ card: { id }, board }: ActionsProps) {
  const { t } = useTranslation("fantasy");
  const { selection, onChange, onAsk } = board;
  const start = () =>
    selection.starters.length < STARTER_COUNT
      ? onChange(withStarter(selection, id))
      : onAsk({ kind: "exchange", cardId: id });
  return (
    <>
      <Action icon={<Shirt aria-hidden="true" />} onPress={start}>
        {t("sheet.action.start")}
      </Action>
      <Action
        icon={<ArrowUp aria-hidden="true" />}
        isDisabled={selection.bench[0] === id}
        onPress={() => onChange(movedForward(selection, id))}
      >
        {t("sheet.action.moveUp")}
      </Action>
    </>
  );
}

interface ActionProps {
  readonly icon?: ReactNode;
  /** For an armband: whether the card wears it; left out if the button isn't a switch. */
  readonly isOn?: boolean;
  readonly isDisabled?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Action({ icon, isOn, isDisabled = false, onPress, children }: ActionProps) {
  return (
    <Button
      variant={isOn === true ? "primary" : "secondary"}
      icon={icon}
      disabled={isDisabled}
      onClick={onPress}
      {...(isOn !== undefined && { "aria-pressed": isOn })}
    >
      {children}
    </Button>
  );
}
