import { type CardFace, PlayerCard } from "#web/ui/card/player-card.tsx";

/** Made-up players and clubs, so no real person advertises for us. */
const LEFT: CardFace = {
  playerName: "Tom Adeyemi",
  position: "defender",
  club: "Harbour Town",
  clubColours: { primary: "#0b3d91", secondary: "#ffffff" },
  overall: 81,
  rarity: "rare",
};
const MIDDLE: CardFace = {
  playerName: "Ines Marchetti",
  position: "forward",
  club: "Northgate",
  clubColours: { primary: "#10603a", secondary: "#f6f2e4" },
  overall: 93,
  rarity: "legendary",
};
const RIGHT: CardFace = {
  playerName: "Mika Okoro",
  position: "midfielder",
  club: "Eastport",
  clubColours: { primary: "#1a1a1a", secondary: "#ffd35c" },
  overall: 86,
  rarity: "epic",
};

/** Three cards held like a hand of cards. Pure decoration. */
export function CardFan() {
  return (
    <div aria-hidden="true" className="fan">
      <PlayerCard card={LEFT} size="fluid" isPicture className="fan-left" />
      <PlayerCard card={RIGHT} size="fluid" isPicture className="fan-right" />
      <PlayerCard card={MIDDLE} size="fluid" isPicture />
    </div>
  );
}
