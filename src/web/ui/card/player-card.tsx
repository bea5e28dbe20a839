import { useTranslation } from "react-i18next";
import type { Position } from "#game/card/position.ts";
import type { Rarity } from "#game/card/rarity.ts";
import { classNames } from "#web/ui/class-names.ts";
import { ClubBadge } from "./club-badge.tsx";
import { type ClubColours, clubColoursOf } from "./club-colours.ts";
import { familyName } from "./family-name.ts";
import { foilHandlers } from "./foil-handlers.ts";
import { PlayerSilhouette } from "./player-silhouette.tsx";

/** What is printed on a card. A subset of the contract's `CardView`, which can be passed as is. */
export interface CardFace {
  readonly playerName: string;
  readonly position: Position;
  readonly club: string;
  readonly clubCode?: string | null;
  readonly clubColours?: ClubColours | null;
  /** 1–99. */
  readonly overall: number;
  readonly rarity: Rarity;
  readonly imageUrl?: string | null;
}

export interface PlayerCardProps {
  readonly card: CardFace;
  /** 88, 160 or 240 px wide; `fluid` is as wide as its container, and shows what fits. */
  readonly size?: "small" | "medium" | "large" | "fluid" | undefined;
  readonly className?: string | undefined;
  /** For a card beside words that say the same: screen readers skip the card, and announce it once. */
  readonly isPicture?: boolean | undefined;
}

const RARITY_MARKS: Readonly<Record<Rarity, string>> = {
  common: "●",
  rare: "◆◆",
  epic: "▲▲▲",
  legendary: "★★★★",
};

/** Longer names are set smaller to keep a whole surname readable. */
const LONG_NAME = 9;
const LONGER_NAME = 13;

function nameLength(name: string): "long" | "longer" | undefined {
  if (name.length > LONGER_NAME) return "longer";
  return name.length > LONG_NAME ? "long" : undefined;
}

function CardName({ playerName }: { readonly playerName: string }) {
  const space = playerName.indexOf(" ");
  const family = familyName(playerName);
  return (
    <p className="card-name">
      {space > 0 && <span className="card-given">{playerName.slice(0, space)} </span>}
      <span className="card-family" data-length={nameLength(family)}>
        {family}
      </span>
    </p>
  );
}

/** A trading card, one picture for screen readers. The foil of epic and legendary cards follows the pointer. */
export function PlayerCard({ card, size = "medium", className, isPicture = false }: PlayerCardProps) {
  const { t } = useTranslation("ui");
  const colours = clubColoursOf(card.club, card.clubColours);
  const { playerName, club, overall } = card;
  const isFoil = card.rarity === "epic" || card.rarity === "legendary";
  const position = t(`playerCard.position.${card.position}`);
  const rarity = t(`playerCard.rarity.${card.rarity}`);
  const label = t("playerCard.label", { playerName, position, club, overall, rarity });
  return (
    <div
      {...(isPicture ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
      className={classNames("card", `card-${card.rarity}`, `card-${size}`, className)}
      {...(isFoil ? foilHandlers : {})}
    >
      <div className={classNames("card-stock", isFoil && "card-foil")}>
        <div className="card-art">
          {typeof card.imageUrl === "string" ? (
            <img src={card.imageUrl} alt="" loading="lazy" decoding="async" className="card-photo" />
          ) : (
            <PlayerSilhouette
              playerName={card.playerName}
              club={card.club}
              colours={colours}
              isGoalkeeper={card.position === "goalkeeper"}
              className="card-figure"
            />
          )}
          <p className="card-corner">
            <span className="card-overall">{card.overall}</span>
            <span className="card-position">{t(`playerCard.positionShort.${card.position}`)}</span>
          </p>
          <ClubBadge club={card.club} code={card.clubCode} colours={colours} className="card-badge" />
        </div>
        <div className="card-plate">
          <CardName playerName={card.playerName} />
          <p className="card-foot">
            <span className="card-club">{card.club}</span>
            <span className="card-rarity">{RARITY_MARKS[card.rarity]}</span>
          </p>
        </div>
      </div>
    </div>
  );
}
