import { useTranslation } from "react-i18next";
import { useId } from "react";
import { type ClubColours, clubColoursOf } from "#game/card/drawing/club-colours.ts";
import { FIGURE_BOX, figureOf, SHIRT } from "#game/card/drawing/figure.ts";
import { RARITY_MARKS } from "#game/card/drawing/rarity-marks.ts";
import { SCENE_BOX, sceneOf } from "#game/card/drawing/scene.ts";
import type { Shape } from "#game/card/drawing/shape.ts";
import type { Position } from "#game/card/position.ts";
import type { Rarity } from "#game/card/rarity.ts";
import { classNames } from "#web/ui/class-names.ts";
import { ClubBadge } from "./club-badge.tsx";
import { familyName } from "./family-name.ts";
import { followLight } from "./foil-light.ts";

/** The sizes of a picture, as in the contract's `PhotoView`. */
interface PrintedPhoto {
  readonly small: string;
  readonly medium: string;
  readonly large: string;
  readonly placeholder: string;
}

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
  /** The picture of a printed card; without one, its player is drawn. */
  readonly imageUrl?: string | null;
  /** The same in several sizes, if known. */
  readonly photo?: PrintedPhoto | null;
}

export interface PlayerCardProps {
  readonly card: CardFace;
  /** 88, 160 or 240 px wide; `fluid` is as wide as its container, and shows what fits. */
  readonly size: "small" | "medium" | "large" | "fluid";
  readonly className?: string | undefined;
  /** For a card beside words that say the same: screen readers skip the card, and announce it once. */
  readonly isPicture?: boolean | undefined;
}

/** Longer names are set smaller to keep a whole surname readable. */
const LONG_NAME = 9;
const LONGER_NAME = 13;

/**
 * The front of a trading card, one picture for screen readers. A printed card is shown as it was printed, in a frame
 * with what Panna knows of it; any other is drawn (docs/rules.md#the-look). The foil of epic and legendary cards
 * follows the light (foil-light.ts).
 */
export function PlayerCard({ card, size, className, isPicture = false }: PlayerCardProps) {
  const { t } = useTranslation("ui");
  const { playerName, club, overall } = card;
  const position = t(`playerCard.position.${card.position}`);
  const rarity = t(`playerCard.rarity.${card.rarity}`);
  const label = t("playerCard.label", { playerName, position, club, overall, rarity });
  const isFoil = card.rarity === "epic" || card.rarity === "legendary";
  const isPrinted = typeof card.imageUrl === "string";
  return (
    <div
      {...(isPicture ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
      className={classNames(
        "card",
        `card-${card.rarity}`,
        `card-${size}`,
        isPrinted && "card-printed",
        className,
      )}
      ref={isFoil ? followLight : undefined}
    >
      <div className={classNames("card-stock", isFoil && "card-foil")}>
        <div className="card-art">
          {isPrinted ? (
            <PrintedFace imageUrl={card.imageUrl ?? ""} photo={card.photo ?? null} />
          ) : (
            <DrawnFace card={card} colours={clubColoursOf(card.club, card.clubColours)} />
          )}
        </div>
        <p className="card-corner">
          <span className="card-overall">{card.overall}</span>
          <span className="card-position">{t(`playerCard.positionShort.${card.position}`)}</span>
        </p>
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

/** The player in the club's kit, and the club's colours behind. */
function DrawnFace({ card, colours }: { readonly card: CardFace; readonly colours: ClubColours }) {
  return (
    <>
      <Drawing
        box={SCENE_BOX}
        shapes={sceneOf(card.rarity, colours)}
        fit="xMidYMid slice"
        className="card-scene"
      />
      <Drawing
        box={FIGURE_BOX}
        shapes={figureOf({ ...card, colours })}
        clip={SHIRT}
        fit="xMidYMax meet"
        className="card-figure"
      />
      <ClubBadge club={card.club} code={card.clubCode} colours={colours} className="card-badge" />
    </>
  );
}

interface DrawingProps {
  readonly box: { readonly width: number; readonly height: number };
  readonly shapes: readonly Shape[];
  /** The path that clips the shapes which ask for it. */
  readonly clip?: string | undefined;
  /** As SVG's `preserveAspectRatio`. */
  readonly fit: string;
  readonly className: string;
}

/** Shapes as an SVG element. Pure decoration. */
function Drawing({ box, shapes, clip, fit, className }: DrawingProps) {
  const id = useId();
  return (
    <svg
      viewBox={`0 0 ${box.width} ${box.height}`}
      preserveAspectRatio={fit}
      aria-hidden="true"
      className={className}
    >
      {clip !== undefined && (
        <clipPath id={id}>
          <path d={clip} />
        </clipPath>
      )}
      {shapes.map(({ d, fill, opacity, isClipped = false }) => (
        <path key={d} d={d} fill={fill} opacity={opacity} clipPath={isClipped ? `url(#${id})` : undefined} />
      ))}
    </svg>
  );
}

interface PrintedFaceProps {
  readonly imageUrl: string;
  readonly photo: PrintedPhoto | null;
}

/** The widths in pixels of a face whose longer side is 320, 800 and 1400. */
function sizesOf({ small, medium, large }: PrintedPhoto): string {
  return `${small} 229w, ${medium} 571w, ${large} 1000w`;
}

/** A printed card's own front. The blurred miniature is seen until the picture is there. */
function PrintedFace({ imageUrl, photo }: PrintedFaceProps) {
  return (
    <img
      src={imageUrl}
      {...(photo && {
        srcSet: sizesOf(photo),
        sizes: "auto, 15rem",
        style: { backgroundImage: `url("${photo.placeholder}")` },
      })}
      alt=""
      loading="lazy"
      decoding="async"
      className="card-photo"
    />
  );
}
