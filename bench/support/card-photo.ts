import QRCode from "qrcode";
import sharp from "sharp";
import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import { seedOf } from "#game/seed.ts";

/** What a drawn photo shows. */
export interface CardPhotoFacts {
  readonly seed: number;
  /** Seed of the table under the card; one person's photos share it. */
  readonly tableSeed: number;
  /** Seed of where the card lies and how it's turned, if another photo of the same card has them otherwise. */
  readonly placeSeed?: number;
  readonly playerName: string;
  readonly club: string;
  readonly position: string;
  /** The verification code, as a QR code and as text on a slip of paper next to the card; null: no slip. */
  readonly code: string | null;
}

export interface Scene {
  /** The photo before the camera degrades it. */
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

export type Chance = (least: number, most: number) => number;

/** Random integers from a seed. */
export function chanceFrom(seed: number): Chance {
  const generator = xoroshiro128plus(seedOf(`photo ${seed}`));
  return (least, most) => uniformInt(generator, least, most);
}

const WIDTH = 1500;
const HEIGHT = 2000;
const CARD = { width: 760, height: 1062 };
const FONTS = [
  "DejaVu Sans",
  "Liberation Sans",
  "Liberation Sans Narrow",
  "DejaVu Serif",
  "DejaVu Sans Condensed",
];

/** How a card is turned, in degrees, and where it lies. */
function placeOf(chance: Chance): [turn: number, x: number, y: number] {
  const turn = chance(-150, 150) / 10;
  const x = chance(60, 140);
  return [turn, x, chance(60, 180)];
}

/** Draws a physical card on a table with a slip next to it, turned by up to 15 degrees. */
export function drawScene(facts: CardPhotoFacts): Scene {
  const chance = chanceFrom(facts.seed);
  const ownPlace = placeOf(chance);
  const [turn, x, y] = facts.placeSeed === undefined ? ownPlace : placeOf(chanceFrom(facts.placeSeed));
  const slip = facts.code === null ? "" : drawSlip(facts.code, chance);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    ${drawTable(chanceFrom(facts.tableSeed))}
    <g transform="translate(${x + CARD.width / 2 + 200} ${y + CARD.height / 2 + 60}) rotate(${turn})
      translate(${-CARD.width / 2} ${-CARD.height / 2})">${drawCard(facts, chance)}</g>
    ${slip}</svg>`;
  return { svg, width: WIDTH, height: HEIGHT };
}

function colour(chance: Chance, [low, high]: readonly [number, number]): string {
  return `hsl(${chance(0, 359)} ${chance(20, 80)}% ${chance(low, high)}%)`;
}

function drawTable(chance: Chance): string {
  const ground = colour(chance, [25, 75]);
  const grain = Array.from({ length: 60 }, () => {
    const y = chance(0, HEIGHT);
    const opacity = chance(3, 14) / 100;
    return `<path d="M0 ${y} Q${chance(300, 1200)} ${y + chance(-40, 40)} ${WIDTH} ${y + chance(-30, 30)}"
      stroke="#000" stroke-width="${chance(1, 7)}" fill="none" opacity="${opacity}"/>`;
  });
  return `<rect width="${WIDTH}" height="${HEIGHT}" fill="${ground}"/>${grain.join("")}`;
}

function drawCard({ playerName, club, position }: CardPhotoFacts, chance: Chance): string {
  const { width, height } = CARD;
  const font = FONTS[chance(0, FONTS.length - 1)] ?? "DejaVu Sans";
  const isLight = chance(0, 1) === 1;
  const band = colour(chance, isLight ? [84, 95] : [10, 28]);
  const ink = isLight ? "#161616" : ["#ffffff", "#f4e6b0", "#eef5ff"][chance(0, 2)];
  const name = chance(0, 2) === 0 ? playerName : playerName.toUpperCase();
  const size = Math.min(84, Math.floor((width - 90) / (name.length * 0.8)));
  const blobs = Array.from({ length: 14 }, () => drawBlob(chance));
  return `<defs><linearGradient id="g" x1="0" y1="0" x2="${chance(0, 1)}" y2="1">
      <stop offset="0" stop-color="${colour(chance, [30, 70])}"/><stop offset="1" stop-color="${colour(chance, [15, 60])}"/>
    </linearGradient><clipPath id="c"><rect x="36" y="36" width="${width - 72}" height="${height - 300}"/></clipPath></defs>
    <rect width="${width}" height="${height}" rx="34" fill="${colour(chance, [70, 97])}"/>
    <rect x="24" y="24" width="${width - 48}" height="${height - 48}" rx="18" fill="url(#g)"/>
    <g clip-path="url(#c)">${blobs.join("")}${drawFigure(chance)}</g>
    <rect x="24" y="${height - 270}" width="${width - 48}" height="170" fill="${band}"/>
    <text x="${width / 2}" y="${height - 165}" font-family="${font}" font-weight="700" font-size="${size}"
      fill="${ink}" text-anchor="middle">${escaped(name)}</text>
    <text x="${width / 2}" y="${height - 48}" font-family="${font}" font-size="34" fill="#fff" text-anchor="middle"
      >${escaped(club)} · ${escaped(position)}</text>
    <text x="70" y="140" font-family="${font}" font-weight="700" font-size="100" fill="#fff">${chance(60, 94)}</text>`;
}

function drawBlob(chance: Chance): string {
  return `<ellipse cx="${chance(0, 760)}" cy="${chance(0, 760)}" rx="${chance(30, 260)}" ry="${chance(20, 200)}"
    transform="rotate(${chance(0, 180)} 380 380)" fill="${colour(chance, [20, 85])}" opacity="${chance(15, 70) / 100}"/>`;
}

/** A player from the waist up, in a shirt of random colours. */
function drawFigure(chance: Chance): string {
  const shift = chance(-90, 90);
  const head = chance(70, 110);
  return `<g transform="translate(${shift} ${chance(-40, 60)})">
    <path d="M${380 - chance(190, 270)} 800 Q${chance(180, 300)} ${chance(380, 460)} 380 ${chance(400, 450)}
      Q${chance(460, 580)} ${chance(380, 460)} ${380 + chance(190, 270)} 800 Z" fill="${colour(chance, [15, 90])}"/>
    <rect x="${380 - chance(40, 120)}" y="430" width="${chance(20, 200)}" height="380" fill="${colour(chance, [15, 90])}" opacity="0.7"/>
    <ellipse cx="380" cy="${chance(270, 330)}" rx="${head}" ry="${head * 1.3}" fill="hsl(28 45% ${chance(25, 75)}%)"/>
    <ellipse cx="380" cy="${chance(180, 230)}" rx="${head}" ry="${chance(30, 80)}" fill="hsl(30 40% ${chance(5, 50)}%)"/></g>`;
}

function drawSlip(code: string, chance: Chance): string {
  const { modules } = QRCode.create(`PANNA:${code}`, { errorCorrectionLevel: "quartile" });
  const side = modules.size;
  const unit = chance(9, 13);
  const path = Array.from({ length: side * side }, (_, index) => {
    const [column, row] = [index % side, Math.floor(index / side)];
    return modules.get(row, column) === 0 ? "" : `M${column} ${row}h1v1h-1z`;
  }).join("");
  const box = (side + 8) * unit;
  const hand = chance(0, 1) === 0 ? "DejaVu Sans Mono" : "Liberation Sans";
  return `<g transform="translate(${chance(60, 500)} ${HEIGHT - box - 190}) rotate(${chance(-12, 12)} ${box / 2} ${box / 2})">
    <rect width="${box + 330}" height="${box}" fill="#fbfaf5"/>
    <path transform="translate(${4 * unit} ${4 * unit}) scale(${unit})" d="${path}" fill="#0a0a0a"/>
    <text x="${box + 10}" y="${box / 2}" font-family="${hand}" font-weight="700" font-size="46"
      fill="#1a1a1a">${code.slice(0, 4)}-${code.slice(4)}</text></g>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

/** How a camera and a network degrade a photo. */
export interface Spoiling {
  /** Gaussian, in pixels. */
  readonly blur: number;
  /** 1 leaves the brightness unchanged. */
  readonly light: number;
  /** Of the JPEG. */
  readonly quality: number;
}

/** Blurred up to 1.6 pixels, darkened to as little as 45 %, JPEG quality 50–90. */
export function anySpoiling(seed: number): Spoiling {
  const chance = chanceFrom(seed);
  return { blur: chance(0, 16) / 10, light: chance(45, 100) / 100, quality: chance(50, 90) };
}

/** The photo as a JPEG file. */
export async function takePicture(
  { svg, width, height }: Scene,
  { blur, light, quality }: Spoiling,
  seed: number,
): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 10 } as const;
  const raw = { raw: { width, height, channels: 3 } } as const;
  const grain = await sharp({ create: { width, height, channels: 3, background: "#808080", noise } })
    .raw()
    .toBuffer();
  const clean = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
  const lit = await sharp(clean, raw)
    .composite([{ input: grain, ...raw, blend: "soft-light" }])
    .removeAlpha()
    .linear(light, seed % 5)
    .raw()
    .toBuffer();
  const seen = sharp(lit, raw);
  return (blur >= 0.3 ? seen.blur(blur) : seen).jpeg({ quality }).toBuffer();
}
