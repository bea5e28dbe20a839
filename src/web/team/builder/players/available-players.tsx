import { Link } from "@tanstack/react-router";
import { useState } from "react";
import type { CardView } from "#contract/card.ts";
import { buttonClass } from "#web/ui/action/button-class.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { CardSearchFields } from "../../card/card-search-fields.tsx";
import { EVERY_CARD, findCards } from "../../card/find-cards.ts";
import { AvailablePlayer } from "./available-player.tsx";

export interface AvailablePlayersProps {
  /** The approved cards that stand in no slot. */
  readonly cards: readonly CardView[];
  readonly chosenId: number | null;
  readonly hasCards: boolean;
  readonly onPress: (card: CardView) => void;
}

/** The cards that can be put on the pitch: a strip to swipe on a phone, a grid beside the pitch on a desk. */
export function AvailablePlayers({ cards, chosenId, hasCards, onPress }: AvailablePlayersProps) {
  const [search, setSearch] = useState(EVERY_CARD);
  const found = findCards(cards, search);
  return (
    <Panel
      title="Available Players"
      className="max-lg:sticky max-lg:bottom-17 max-lg:z-10 md:max-lg:bottom-2"
    >
      <div className="grid gap-4 max-lg:-m-1.5 max-lg:gap-2">
        <CardSearchFields search={search} onSearchChange={setSearch} />
        {found.length === 0 ? (
          <NobodyFound hasCards={hasCards} />
        ) : (
          <ul
            aria-label="Available Players"
            className="gap-3 p-1 max-lg:-mx-3 max-lg:flex max-lg:overflow-x-auto lg:grid lg:max-h-[34rem] lg:grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] lg:overflow-y-auto"
          >
            {found.map((card) => (
              <AvailablePlayer key={card.id} card={card} isChosen={card.id === chosenId} onPress={onPress} />
            ))}
          </ul>
        )}
      </div>
    </Panel>
  );
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
