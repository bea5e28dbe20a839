import type { Words } from "#words/noun.ts";
import { isElevenASide, isOutOfPosition, slotsOf } from "#game/team/formation.ts";
import { ratingParts } from "#game/team/rating-parts.ts";
import { CARD_BOX } from "#game/card/drawing/draw-card-front.ts";
import { PITCH_GOALS, PITCH_LINES } from "#web/ui/pitch/pitch-line-paths.ts";
import type { PitchCard } from "#web/team/pitch-view.tsx";
import { slotText } from "#web/team/slot-text.ts";
import { type LoadedFront, writeFrontText } from "#web/card/print/load-front.ts";
import { COLOURS, displayFont, textFont, writeText } from "./picture-look.ts";

export interface PictureTeam {
  readonly name: string;
  readonly formation: string;
  readonly cards: ReadonlyMap<number, PitchCard>;
}

/** The fronts of a team's cards, by slot. */
export type TeamFronts = ReadonlyMap<number, LoadedFront>;

/** The size in pixels, with the proportions of an upright phone screen. */
export const PICTURE = { width: 1080, height: 1920 } as const;

/** The place of the pitch in the picture, in proportions of 100 × 160 like its lines. */
const PITCH = { left: 75, top: 270, width: 930, height: 1488 } as const;

/** The width of a card as a share of the pitch's, small enough not to cover another card or label. */
const CARD_WIDTH = { five: 0.19, eleven: 0.15 } as const;

/** Draws a team on its pitch, with its name, formation and rating. */
export function drawTeam(
  canvas: CanvasRenderingContext2D,
  t: Words<"team">,
  team: PictureTeam & { readonly fronts: TeamFronts },
): void {
  canvas.fillStyle = COLOURS.ground;
  canvas.fillRect(0, 0, PICTURE.width, PICTURE.height);
  drawHead(canvas, t, team);
  drawPitch(canvas);
  const width = PITCH.width * (isElevenASide(team.formation) ? CARD_WIDTH.eleven : CARD_WIDTH.five);
  for (const [index, { label, x, y }] of slotsOf(team.formation).entries()) {
    const card = team.cards.get(index);
    const place = { x: PITCH.left + (PITCH.width * x) / 100, y: PITCH.top + (PITCH.height * y) / 100, width };
    const front = team.fronts.get(index);
    if (front !== undefined) drawCard(canvas, front, place);
    const isAway = card !== undefined && isOutOfPosition(label, card.position);
    drawLabel(
      canvas,
      slotText(t, label),
      { x: place.x, y: place.y + width * 0.78, size: width * 0.17 },
      isAway,
    );
  }
  canvas.textAlign = "center";
  const foot = { x: PICTURE.width / 2, y: PICTURE.height - 62, maxWidth: PITCH.width, size: 56 };
  writeText(canvas, "Panna", { ...foot, font: displayFont, colour: COLOURS.flood });
}

function drawHead(
  canvas: CanvasRenderingContext2D,
  t: Words<"team">,
  { name, formation, cards }: PictureTeam,
): void {
  const { rating } = ratingParts(formation, cards);
  canvas.textAlign = "left";
  const left = { x: PITCH.left, maxWidth: PITCH.width - 240 };
  writeText(canvas, name, {
    ...left,
    y: 158,
    size: 120,
    font: displayFont,
    colour: COLOURS.ink,
  });
  writeText(canvas, formation, { ...left, y: 222, size: 44, font: textFont, colour: COLOURS.muted });
  canvas.textAlign = "right";
  const right = { x: PITCH.left + PITCH.width, maxWidth: 220 };
  writeText(canvas, String(rating), {
    ...right,
    y: 170,
    size: 150,
    font: displayFont,
    colour: COLOURS.flood,
  });
  writeText(canvas, t("teamRating"), { ...right, y: 222, size: 34, font: textFont, colour: COLOURS.muted });
}

function drawPitch(canvas: CanvasRenderingContext2D): void {
  const { left, top, width, height } = PITCH;
  const bands = 12;
  canvas.save();
  canvas.beginPath();
  canvas.roundRect(left, top, width, height, 28);
  canvas.clip();
  for (let band = 0; band < bands; band += 1) {
    canvas.fillStyle = band % 2 === 0 ? COLOURS.grass : COLOURS.band;
    canvas.fillRect(left, top + (height * band) / bands, width, height / bands + 1);
  }
  for (const corner of [left, left + width]) {
    const light = canvas.createRadialGradient(corner, top, 0, corner, top, width * 0.7);
    light.addColorStop(0, "#fff4cf55");
    light.addColorStop(1, "#fff4cf00");
    canvas.fillStyle = light;
    canvas.fillRect(left, top, width, height);
  }
  canvas.translate(left, top);
  canvas.scale(width / 100, height / 160);
  canvas.strokeStyle = COLOURS.chalk;
  canvas.globalAlpha = 0.8;
  canvas.lineWidth = 0.65;
  canvas.stroke(new Path2D(PITCH_LINES));
  canvas.stroke(new Path2D(PITCH_GOALS));
  canvas.restore();
}

/** The middle of a card, and its width, in pixels of the picture. */
interface CardPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Draws the front of a card, as it is on the page. */
function drawCard(
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

interface LabelPlace {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

function drawLabel(
  canvas: CanvasRenderingContext2D,
  label: string,
  place: LabelPlace,
  isAway: boolean,
): void {
  const { x, y, size } = place;
  canvas.font = displayFont(size);
  const width = canvas.measureText(label).width + size;
  canvas.fillStyle = isAway ? COLOURS.away : COLOURS.label;
  canvas.beginPath();
  canvas.roundRect(x - width / 2, y - size * 0.7, width, size * 1.3, size * 0.35);
  canvas.fill();
  canvas.textAlign = "center";
  const colour = isAway ? COLOURS.print : COLOURS.ink;
  writeText(canvas, label, { x, y: y + size * 0.3, maxWidth: width, size, font: displayFont, colour });
}
