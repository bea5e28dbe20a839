import { useEffect, useRef, useState } from "react";
import type { CardView } from "#contract/card/card.ts";
import { Button } from "#web/ui/action/button.tsx";
import type { Press } from "#web/team/builder/builder-reducer.ts";
import { AvailablePlayer } from "./available-player.tsx";

/** Players that are shown at once; as many more come with each look beyond the last of them. */
const WINDOW_SIZE = 36;

export interface PlayerListProps {
  readonly players: readonly CardView[];
  readonly chosenId: number | null;
  readonly onPress: (card: CardView, press: Press) => void;
}

/**
 * The players found: a strip to swipe on a phone, a grid beside the pitch on a desk. Ten thousand cards are not drawn at
 * once. Give it a new `key` for another search: it begins at the top.
 */
export function PlayerList({ players, chosenId, onPress }: PlayerListProps) {
  const [shown, setShown] = useState(WINDOW_SIZE);
  const showMore = () => setShown((before) => before + WINDOW_SIZE);
  return (
    <ul
      aria-label="Available Players"
      className="gap-3 p-1 max-lg:-mx-3 max-lg:flex max-lg:overflow-x-auto lg:grid lg:max-h-[34rem] lg:grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] lg:overflow-y-auto"
    >
      {players.slice(0, shown).map((card) => (
        <AvailablePlayer key={card.id} card={card} isChosen={card.id === chosenId} onPress={onPress} />
      ))}
      {players.length > shown && (
        <li className="grid place-items-center max-lg:flex-none lg:col-span-full">
          <ShowMore left={players.length - shown} onShowMore={showMore} />
        </li>
      )}
    </ul>
  );
}

interface ShowMoreProps {
  readonly left: number;
  readonly onShowMore: () => void;
}

/** Shows more when it is pressed, and by itself when it is scrolled to. */
function ShowMore({ left, onShowMore }: ShowMoreProps) {
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
      {left} more
    </Button>
  );
}
