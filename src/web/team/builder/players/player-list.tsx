import "./players.css";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { CardView } from "#contract/card/card.ts";
import { isOutOfPosition } from "#game/team/formation.ts";
import type { CardForms } from "#web/card/form/card-forms-query.ts";
import type { Press } from "#web/team/builder/builder-reducer.ts";
import { Button } from "#web/ui/action/button.tsx";
import { PlayerItem } from "./player-item.tsx";

/** Players shown at first, and added each time the end of the list comes into view. */
const WINDOW_SIZE = 16;

export interface PlayerListProps {
  readonly label: string;
  readonly players: readonly CardView[];
  readonly forms: CardForms;
  readonly chosenId?: number | null | undefined;
  /** The label of the slot the cards are for; without it they can be dragged to any slot. */
  readonly slot?: string | undefined;
  readonly className: string;
  readonly onPress: (card: CardView, press: Press) => void;
}

/** Players to choose from. Give it a new `key` for each search, to start at the top. */
export function PlayerList({ players, forms, chosenId = null, slot, onPress, ...list }: PlayerListProps) {
  const [shown, setShown] = useState(WINDOW_SIZE);
  return (
    <ul aria-label={list.label} className={list.className}>
      {players.slice(0, shown).map((card) => (
        <PlayerItem
          key={card.id}
          card={card}
          form={forms.hasFailed ? "hidden" : forms.of(card.id)}
          isChosen={card.id === chosenId}
          isOutOfPosition={slot !== undefined && isOutOfPosition(slot, card.position)}
          isDraggable={slot === undefined}
          onPress={onPress}
        />
      ))}
      {players.length > shown && (
        <li className="grid flex-none place-items-center lg:col-span-full">
          <ShowMore
            left={players.length - shown}
            onShowMore={() => setShown((before) => before + WINDOW_SIZE)}
          />
        </li>
      )}
    </ul>
  );
}

interface ShowMoreProps {
  readonly left: number;
  readonly onShowMore: () => void;
}

/** Shows more when pressed or scrolled into view. */
function ShowMore({ left, onShowMore }: ShowMoreProps) {
  const { t } = useTranslation("team");
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (ref.current === null) return undefined;
    const watch = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onShowMore();
    });
    watch.observe(ref.current);
    return () => watch.disconnect();
  }, [onShowMore]);
  return (
    <Button ref={ref} variant="secondary" size="small" onClick={onShowMore}>
      {t("available.showMore", { count: left })}
    </Button>
  );
}
