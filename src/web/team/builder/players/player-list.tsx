import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { CardView } from "#contract/card/card.ts";
import { Button } from "#web/ui/action/button.tsx";
import type { Press } from "#web/team/builder/builder-reducer.ts";
import { AvailablePlayer } from "./available-player.tsx";

/** Players shown at first, and added each time the end of the list comes into view. */
const WINDOW_SIZE = 36;

export interface PlayerListProps {
  readonly players: readonly CardView[];
  readonly chosenId: number | null;
  readonly onPress: (card: CardView, press: Press) => void;
}

/**
 * The players found: a strip to swipe on a phone, a grid beside the pitch on a desk. Give it a new `key` for each search,
 * to start at the top.
 */
export function PlayerList({ players, chosenId, onPress }: PlayerListProps) {
  const { t } = useTranslation("team");
  const [shown, setShown] = useState(WINDOW_SIZE);
  const showMore = () => setShown((before) => before + WINDOW_SIZE);
  return (
    <ul
      aria-label={t("available.title")}
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
