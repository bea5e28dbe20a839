import { clubColoursOf } from "./club-colours.ts";
import { FIGURE_BOX, figureOf, SHIRT } from "./figure.ts";
import { type CardFront, frontTexts, type FrontText } from "./front-texts.ts";
import { SCENE_BOX, sceneOf } from "./scene.ts";
import type { Shape } from "./shape.ts";
import { shieldOf } from "./club-badge.ts";
import { GRAIN, STOCK } from "./stock.ts";
import { WINDOWS } from "./window.ts";

/** A card's size in the drawing: its width is 100. */
export const CARD_BOX = { width: 100, height: 140 } as const;

/** Where the face of a printed card is, in the box. */
export const PRINTED = { x: 9, y: 21.6, width: 82, height: 114.8 } as const;
const DRAWN = { x: 3.4, y: 3.4, width: 93.2, height: 98.6 } as const;

/** How a front is drawn. */
export interface FrontOptions {
  /** The face of a printed card as a data: address; null: drawn. */
  readonly face: string | null;
  /** How far the stock continues around the card, without rounded corners, for a printer to cut; 0: none. */
  readonly bleed?: number;
  /** The lines are drawn too: the position's short name, and the families of the two faces; null: none. */
  readonly texts: { readonly position: string; readonly display: string; readonly text: string } | null;
}

/**
 * The front of a card as an SVG document: as on the page (styles/card.css), without moving light. It holds no address
 * but the face it's given, and no text but the lines on the card.
 */
export function drawCardFront(card: CardFront, { face, bleed = 0, texts }: FrontOptions): string {
  const { width, height } = CARD_BOX;
  const box = [-bleed, -bleed, width + 2 * bleed, height + 2 * bleed].join(" ");
  const picture = face === null ? drawnPicture(card) : printedPicture(card, face);
  const lines =
    texts === null ? [] : frontTexts(card, texts.position, face !== null).map((line) => lineOf(line, texts));
  const corners = bleed > 0 ? 0 : 6.5;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${10 * (width + 2 * bleed)}" height="${10 * (height + 2 * bleed)}" viewBox="${box}"><defs>${defsOf(card, corners)}</defs><g${corners > 0 ? ' clip-path="url(#card)"' : ""}>${stockOf(card, bleed)}${picture}${lines.join("")}</g></svg>`;
}

/** Text or an attribute's value in XML. */
function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/gu, (sign) => `&#${sign.charCodeAt(0)};`);
}

function pathOf({ d, fill, opacity = 1, isClipped = false }: Shape): string {
  return `<path d="${d}" fill="${escaped(fill)}" opacity="${opacity}"${isClipped ? ' clip-path="url(#shirt)"' : ""}/>`;
}

function defsOf({ rarity }: CardFront, corners: number): string {
  const { edge } = STOCK[rarity];
  const grain = GRAIN[rarity];
  const window = WINDOWS[rarity]
    .map(([x, y]) => `${DRAWN.x + (x * DRAWN.width) / 100} ${DRAWN.y + (y * DRAWN.height) / 100}`)
    .join(" ");
  return [
    `<clipPath id="card"><rect width="100" height="140" rx="${corners}"/></clipPath>`,
    `<clipPath id="window"><polygon points="${window}"/></clipPath>`,
    `<clipPath id="shirt"><path d="${SHIRT}"/></clipPath>`,
    `<linearGradient id="stock" x1=".2" y1="0" x2=".8" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset=".28" stop-color="#fff" stop-opacity="0"/><stop offset=".62" stop-color="${edge}" stop-opacity="0"/><stop offset="1" stop-color="${edge}" stop-opacity=".45"/></linearGradient>`,
    `<radialGradient id="lamp" cx=".56" cy=".42" r=".44"><stop offset="0" stop-color="#fffbe8" stop-opacity=".9"/><stop offset=".6" stop-color="#fffbe8" stop-opacity=".3"/><stop offset="1" stop-color="#fffbe8" stop-opacity="0"/></radialGradient>`,
    `<radialGradient id="night" cx=".56" cy=".4" r=".78"><stop offset=".45" stop-color="#06120c" stop-opacity="0"/><stop offset="1" stop-color="#06120c" stop-opacity=".6"/></radialGradient>`,
    grain === null
      ? ""
      : `<pattern id="grain" patternUnits="userSpaceOnUse" width="${grain.size[0]}" height="${grain.size[1]}">${grain.content}</pattern>`,
    `<linearGradient id="foil" x1="0" y1="0" x2="1" y2=".8"><stop offset=".05" stop-color="#ff9f6b" stop-opacity="0"/><stop offset=".3" stop-color="#fff0a0"/><stop offset=".42" stop-color="#8ff0c0"/><stop offset=".52" stop-color="#7cc8ff"/><stop offset=".62" stop-color="#f5a8dc"/><stop offset=".9" stop-color="#ffd27a" stop-opacity="0"/></linearGradient>`,
  ].join("");
}

function stockOf(card: CardFront, bleed: number): string {
  const { rarity } = card;
  const { stock, edge } = STOCK[rarity];
  const sheet = `x="${-bleed}" y="${-bleed}" width="${100 + 2 * bleed}" height="${140 + 2 * bleed}"`;
  const border =
    bleed > 0
      ? ""
      : `<rect x=".4" y=".4" width="99.2" height="139.2" rx="6.1" fill="none" stroke="${edge}" stroke-width=".8"/><rect x="1.15" y="1.15" width="97.7" height="137.7" rx="5.4" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width=".7"/>`;
  const grain = GRAIN[rarity] === null ? "" : `<rect ${sheet} fill="url(#grain)"/>`;
  return `<rect ${sheet} fill="${stock}"/><rect ${sheet} fill="url(#stock)"/>${grain}${foilOf(card, sheet, 0.3)}${border}`;
}

function printedPicture({ rarity }: CardFront, face: string): string {
  const { x, y, width, height } = PRINTED;
  const { edge } = STOCK[rarity];
  const place = `x="${x}" y="${y}" width="${width}" height="${height}"`;
  return `<rect ${place} rx="2" fill="#06120c" stroke="${edge}" stroke-width="1.6"/><clipPath id="face"><rect ${place} rx="2"/></clipPath><image ${place} preserveAspectRatio="xMidYMid slice" clip-path="url(#face)" href="${escaped(face)}"/>`;
}

function drawnPicture(card: CardFront): string {
  const { x, y, width, height } = DRAWN;
  const colours = clubColoursOf(card.club, card.clubColours);
  const place = `x="${x}" y="${y}" width="${width}" height="${height}"`;
  const scene = Math.max(width / SCENE_BOX.width, height / SCENE_BOX.height);
  const figure = (0.96 * width) / FIGURE_BOX.width;
  const top = y + 1.02 * height - figure * FIGURE_BOX.height;
  return [
    `<g clip-path="url(#window)"><g transform="translate(${x} ${y}) scale(${scene})">`,
    ...sceneOf(card.rarity, colours).map(pathOf),
    `</g><rect ${place} fill="url(#lamp)"/><rect ${place} fill="url(#night)"/>${foilOf(card, place, 0.35)}`,
    `<g transform="translate(${x + 0.1 * width} ${top}) scale(${figure})">`,
    ...figureOf({ ...card, colours }).map(pathOf),
    `</g>${badgeOf(card.club, colours)}</g>`,
  ].join("");
}

function badgeOf(club: string, { primary, secondary }: ReturnType<typeof clubColoursOf>): string {
  const { shield, field } = shieldOf(club);
  return [
    `<g transform="translate(76 7.4) scale(${17 / 48})"><clipPath id="shield"><path d="${shield}"/></clipPath>`,
    `<path d="${shield}" fill="${escaped(primary)}"/>`,
    `<path d="${field}" fill="${escaped(secondary)}" clip-path="url(#shield)"/>`,
    `<path d="${shield}" fill="none" stroke="#10160f" stroke-opacity=".55" stroke-width="2"/>`,
    "</g>",
  ].join("");
}

/** The foil of an epic or legendary card over a place, at rest. */
function foilOf({ rarity }: CardFront, place: string, opacity: number): string {
  if (rarity !== "epic" && rarity !== "legendary") return "";
  return `<rect ${place} fill="url(#foil)" opacity="${opacity}"/>`;
}

/** The width of a letter as a share of its size, on average. */
const LETTER = { display: 0.4, text: 0.56 } as const;

function lineOf(
  { text, x, y, size, weight, anchor, face, most, ink }: FrontText,
  faces: { readonly display: string; readonly text: string },
): string {
  const fit = Math.min(1, most / (text.length * size * LETTER[face]));
  const family = face === "display" ? faces.display : faces.text;
  return `<text x="${x}" y="${y}" font-family="${escaped(family)}" font-size="${(size * fit).toFixed(2)}" font-weight="${weight}" text-anchor="${anchor}" fill="${ink}">${escaped(text)}</text>`;
}
