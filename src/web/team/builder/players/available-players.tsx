import { Link } from "#web/ui/action/link.tsx";
import { useDeferredValue, useMemo, useState } from "react";
import type { CardView } from "#contract/card/card.ts";
import { buttonClass } from "#web/ui/action/button-class.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import type { Press } from "#web/team/builder/builder-reducer.ts";
import { EVERY_PLAYER, findPlayers } from "./find-players.ts";
import { MoreFiltersButton, PlayerFilters } from "./player-filters.tsx";
import { PlayerList } from "./player-list.tsx";

export interface AvailablePlayersProps {
  /** The approved cards that stand in no slot, newest first. */
  readonly cards: readonly CardView[];
  readonly chosenId: number | null;
  /** The label of the slot that waits for a player; null: none does. */
  readonly waitingSlot: string | null;
  readonly hasCards: boolean;
  readonly onPress: (card: CardView, press: Press) => void;
}

/** The cards that can be put on the pitch. */
export function AvailablePlayers({ cards, waitingSlot, hasCards, ...list }: AvailablePlayersProps) {
  const [filter, setFilter] = useState(EVERY_PLAYER);
  const [isMore, setIsMore] = useState(false);
  // Typing stays quick with ten thousand cards: the list follows when there is time.
  const settled = useDeferredValue(filter);
  const found = useMemo(() => findPlayers(cards, settled, waitingSlot), [cards, settled, waitingSlot]);
  return (
    <Panel
      title="Available Players"
      action={<MoreFiltersButton isMore={isMore} onMoreChange={setIsMore} />}
      description={
        <span aria-live="polite" className="max-lg:sr-only">
          {countText(found.length, cards.length)}
        </span>
      }
      className="max-lg:sticky max-lg:bottom-17 max-lg:z-10 max-lg:[&_.panel-header]:pt-2 max-lg:[&_.type-heading]:text-xl max-lg:[&>.panel-body]:pt-3 md:max-lg:bottom-2"
    >
      <div data-players className="grid gap-4 max-lg:-m-1.5 max-lg:gap-2">
        <PlayerFilters filter={filter} onFilterChange={setFilter} isMore={isMore} />
        {found.length === 0 ? (
          <NobodyFound hasCards={hasCards} />
        ) : (
          <PlayerList key={JSON.stringify([settled, waitingSlot])} players={found} {...list} />
        )}
      </div>
    </Panel>
  );
}

function countText(found: number, all: number): string {
  return found === all ? `${all} to choose from` : `${found} of ${all}`;
}

function NobodyFound({ hasCards }: { readonly hasCards: boolean }) {
  if (hasCards) return <p className="py-6 text-center text-ink-muted">No player to show.</p>;
  return (
    <EmptyState
      title="No cards yet"
      description="A team is built from your cards."
      action={
        <Link to="/collection" className={buttonClass()}>
          Go to My Collection
        </Link>
      }
    />
  );
}
