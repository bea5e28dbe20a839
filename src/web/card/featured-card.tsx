import { PlayerCard, type CardFace } from "#web/ui/card/player-card.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";

/** A static placeholder (spec §2, Home dashboard). */
const FEATURED: CardFace = {
  playerName: "Legendary Player",
  position: "forward",
  club: "Panna",
  overall: 93,
  rarity: "legendary",
};

export function FeaturedCard() {
  return (
    <Panel title="Featured Card" description="Card of the Day">
      <div className="grid justify-items-center gap-3 py-2">
        <PlayerCard card={FEATURED} size="medium" />
        <p className="text-sm text-ink-muted">Overall 93</p>
      </div>
    </Panel>
  );
}
