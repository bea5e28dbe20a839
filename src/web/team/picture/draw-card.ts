import { words } from "#web/language/words.ts";
import type { CardFace } from "#web/ui/card/player-card.tsx";
import { clubColoursOf, inkOn } from "#game/card/drawing/club-colours.ts";
import { clubInitials } from "#game/card/drawing/club-initials.ts";
import { COLOURS, displayFont, STOCK, textFont, writeText } from "./picture-look.ts";

/** The middle of a card, and its width, in pixels of the picture. */
export interface CardPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Height over width of a card. */
const PROPORTION = 1.4;
/** The share of a card's height above its name plate. */
const ART = 0.64;

/** Draws a card with its club's colours and initials. The picture contains only our own drawings. */
export function drawCard(canvas: CanvasRenderingContext2D, card: CardFace, place: CardPlace): void {
  const { x, y, width } = place;
  const height = width * PROPORTION;
  const [left, top, edge] = [x - width / 2, y - height / 2, width * 0.05];
  canvas.save();
  canvas.shadowColor = "#000000a6";
  canvas.shadowBlur = width * 0.12;
  canvas.shadowOffsetY = width * 0.05;
  canvas.fillStyle = STOCK[card.rarity];
  canvas.beginPath();
  canvas.roundRect(left, top, width, height, width * 0.07);
  canvas.fill();
  canvas.restore();
  const art = { left: left + edge, top: top + edge, width: width - 2 * edge, height: height * ART };
  drawShirt(canvas, card, art);
  const middle = { x, maxWidth: width - 3 * edge, colour: COLOURS.print };
  const family = card.playerName.slice(card.playerName.indexOf(" ") + 1);
  canvas.textAlign = "center";
  writeText(canvas, family, { ...middle, y: top + height * 0.83, size: width * 0.2, font: displayFont });
  writeText(canvas, card.club, { ...middle, y: top + height * 0.94, size: width * 0.095, font: textFont });
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function drawShirt(canvas: CanvasRenderingContext2D, card: CardFace, box: Box): void {
  const { left, top, width, height } = box;
  const { primary, secondary } = clubColoursOf(card.club, card.clubColours);
  const ink = inkOn(primary);
  canvas.save();
  canvas.beginPath();
  canvas.roundRect(left, top, width, height, width * 0.05);
  canvas.clip();
  canvas.fillStyle = primary;
  canvas.fillRect(left, top, width, height);
  canvas.fillStyle = secondary;
  canvas.fillRect(left, top + height * 0.86, width, height * 0.14);
  canvas.restore();
  const centre = left + width / 2;
  canvas.textAlign = "left";
  const corner = { y: top + height * 0.3, maxWidth: width / 2, colour: ink, font: displayFont };
  writeText(canvas, String(card.overall), { ...corner, x: left + width * 0.07, size: width * 0.34 });
  canvas.textAlign = "right";
  const position = words("ui")(`playerCard.positionShort.${card.position}`);
  writeText(canvas, position, {
    ...corner,
    x: left + width * 0.93,
    y: top + height * 0.2,
    size: width * 0.17,
  });
  canvas.textAlign = "center";
  const letters = {
    ...corner,
    x: centre,
    y: top + height * 0.76,
    maxWidth: width * 0.86,
    size: width * 0.44,
  };
  writeText(canvas, clubInitials(card.club), letters);
}
