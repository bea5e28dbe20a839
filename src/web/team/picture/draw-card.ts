import { CARD_BOX } from "#game/card/drawing/draw-card-front.ts";
import { type LoadedFront, writeFrontText } from "#web/card/print/load-front.ts";

/** The middle of a card, and its width, in pixels of the picture. */
export interface CardPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Draws the front of a card, as it is on the page. */
export function drawCard(
  canvas: CanvasRenderingContext2D,
  { picture, texts }: LoadedFront,
  { x, y, width }: CardPlace,
): void {
  const scale = width / CARD_BOX.width;
  const height = CARD_BOX.height * scale;
  canvas.save();
  canvas.translate(x - width / 2, y - height / 2);
  canvas.save();
  canvas.shadowColor = "#000000a6";
  canvas.shadowBlur = width * 0.12;
  canvas.shadowOffsetY = width * 0.05;
  canvas.drawImage(picture, 0, 0, width, height);
  canvas.restore();
  canvas.scale(scale, scale);
  for (const text of texts) writeFrontText(canvas, text);
  canvas.restore();
}
