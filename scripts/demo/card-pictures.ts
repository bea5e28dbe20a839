import { create } from "qrcode";
import sharp from "sharp";
import { formatCode, qrText } from "#game/card/verification-code.ts";
import { type Chance, wholeBetween } from "#game/world/chance.ts";

/** The content of a drawn card. Every picture is drawn here, without anyone's photo, crest or print. */
export interface DrawnCard {
  readonly playerName: string;
  readonly position: string;
  readonly club: string;
  readonly overall: number;
  /** The club's, as #rrggbb. */
  readonly colours: readonly [ground: string, mark: string];
}

const CARD = { width: 630, height: 880 };
const TABLE = { width: 900, height: 1200 };
const TEXT = `font-family="DejaVu Sans, Liberation Sans, Arial, sans-serif"`;
const JPEG = { quality: 82 } as const;

/** A card that fills the picture, like a scan. */
export async function scannedCard(card: DrawnCard, chance: Chance): Promise<Buffer> {
  const { width, height } = CARD;
  return sharp(Buffer.from(svg(width, height, cardFace(card, chance))))
    .jpeg(JPEG)
    .toBuffer();
}

/** A card on a table, turned a little, next to a slip with the verification code. */
export async function cardOnTable(card: DrawnCard, code: string, chance: Chance): Promise<Buffer> {
  const { width, height } = TABLE;
  const turn = wholeBetween(chance, -70, 70) / 10;
  const scale = wholeBetween(chance, 88, 98) / 100;
  const left = (width - CARD.width * scale) / 2 + wholeBetween(chance, -40, 40);
  const top = wholeBetween(chance, 30, 60);
  const inside = `${table(chance)}
    <g transform="translate(${left} ${top}) scale(${scale}) rotate(${turn} ${CARD.width / 2} ${CARD.height / 2})">
      <rect x="10" y="14" width="${CARD.width}" height="${CARD.height}" rx="26" fill="#000" opacity="0.35"/>
      ${cardFace(card, chance)}
    </g>
    ${slip(code, chance)}`;
  const noise = { type: "gaussian", mean: 128, sigma: 8 } as const;
  const grain = await sharp({ create: { width, height, channels: 3, background: "#808080", noise } })
    .png()
    .toBuffer();
  return sharp(Buffer.from(svg(width, height, inside)))
    .removeAlpha()
    .composite([{ input: grain, blend: "soft-light" }])
    .jpeg(JPEG)
    .toBuffer();
}

function svg(width: number, height: number, inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inside}</svg>`;
}

/** A frame in the club's colours, a figure in front of light stripes, and the text below. */
function cardFace({ playerName, position, club, overall, colours }: DrawnCard, chance: Chance): string {
  const { width, height } = CARD;
  const [ground, mark] = colours;
  const name = playerName.toUpperCase();
  const size = Math.min(58, Math.floor((width - 90) / (name.length * 0.72)));
  const rays = Array.from({ length: 9 }, (_, at) => {
    const x = at * 90 + wholeBetween(chance, -20, 20);
    return `<path d="M${x} 0 l${wholeBetween(chance, 20, 60)} 0 l-260 700 l-60 0 z" fill="#fff" opacity="0.${wholeBetween(chance, 4, 16)}"/>`;
  });
  const id = `c${wholeBetween(chance, 0, 1_000_000_000)}`;
  return `<defs>
      <linearGradient id="${id}g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${ground}"/>
        <stop offset="1" stop-color="#10151c"/></linearGradient>
      <clipPath id="${id}c"><rect x="34" y="34" width="${width - 68}" height="${height - 226}" rx="18"/></clipPath>
    </defs>
    <rect width="${width}" height="${height}" rx="26" fill="#f4f0e4"/>
    <g clip-path="url(#${id}c)"><rect width="${width}" height="${height}" fill="url(#${id}g)"/>
      ${rays.join("")}${figure(chance, colours)}</g>
    <rect x="34" y="34" width="${width - 68}" height="${height - 226}" rx="18" fill="none" stroke="${ground}" stroke-width="6"/>
    <path d="M34 ${height - 180} h${width - 68} v112 a26 26 0 0 1 -26 26 h-${width - 120} a26 26 0 0 1 -26 -26 z" fill="${ground}"/>
    <path d="M34 ${height - 180} h${width - 68} v10 h-${width - 68} z" fill="${mark}"/>
    <text x="${width / 2}" y="${height - 100}" ${TEXT} font-weight="700" font-size="${size}" fill="${inkOn(ground)}" text-anchor="middle">${escaped(name)}</text>
    <text x="${width / 2}" y="${height - 60}" ${TEXT} font-size="26" fill="${inkOn(ground)}" text-anchor="middle">${escaped(club)} · ${escaped(position)}</text>
    <rect x="58" y="58" width="126" height="112" rx="14" fill="#f4f0e4"/>
    <text x="121" y="142" ${TEXT} font-weight="700" font-size="76" fill="#10151c" text-anchor="middle">${overall}</text>`;
}

/** A person from the waist up, in a shirt of the club's colours. */
function figure(chance: Chance, [ground, mark]: DrawnCard["colours"]): string {
  const skin = `hsl(${wholeBetween(chance, 18, 32)} 45% ${wholeBetween(chance, 28, 74)}%)`;
  const hair = `hsl(${wholeBetween(chance, 15, 45)} 40% ${wholeBetween(chance, 6, 45)}%)`;
  const [shift, wide] = [wholeBetween(chance, -40, 40), wholeBetween(chance, 185, 230)];
  const stripe = chance() < 0.5 ? `<rect x="285" y="400" width="60" height="320" fill="${mark}"/>` : "";
  return `<g transform="translate(${shift} ${wholeBetween(chance, -10, 30)})">
    <path d="M${315 - wide} 720 Q${315 - wide} 440 255 400 L375 400 Q${315 + wide} 440 ${315 + wide} 720 Z"
      fill="${ground}" stroke="${mark}" stroke-width="12"/>${stripe}
    <path d="M270 340 h90 v80 q-45 40 -90 0 z" fill="${skin}"/>
    <ellipse cx="315" cy="260" rx="92" ry="118" fill="${skin}"/>
    <path d="M221 256 q-6 -134 94 -134 q100 0 94 134 q-22 -${wholeBetween(chance, 40, 96)} -94 -${wholeBetween(chance, 50, 80)} q-72 -14 -94 ${wholeBetween(chance, 40, 80)} z" fill="${hair}"/>
    <path d="M255 400 q60 50 120 0" fill="none" stroke="${mark}" stroke-width="14"/></g>`;
}

function table(chance: Chance): string {
  const { width, height } = TABLE;
  const ground = `hsl(${wholeBetween(chance, 18, 38)} ${wholeBetween(chance, 20, 45)}% ${wholeBetween(chance, 32, 66)}%)`;
  const grain = Array.from({ length: 40 }, () => {
    const y = wholeBetween(chance, 0, height);
    return `<path d="M0 ${y} Q${wholeBetween(chance, 200, 700)} ${y + wholeBetween(chance, -30, 30)} ${width} ${y + wholeBetween(chance, -20, 20)}"
      stroke="#000" stroke-width="${wholeBetween(chance, 1, 5)}" fill="none" opacity="0.0${wholeBetween(chance, 3, 9)}"/>`;
  });
  return `<rect width="${width}" height="${height}" fill="${ground}"/>${grain.join("")}`;
}

function slip(code: string, chance: Chance): string {
  const { modules } = create(qrText(code), { errorCorrectionLevel: "quartile" });
  const side = modules.size;
  const unit = 7;
  const path = Array.from({ length: side * side }, (_, index) => {
    const [column, row] = [index % side, Math.floor(index / side)];
    return modules.get(row, column) === 0 ? "" : `M${column} ${row}h1v1h-1z`;
  });
  const box = (side + 8) * unit;
  const turn = wholeBetween(chance, -6, 6);
  return `<g transform="translate(${wholeBetween(chance, 60, 240)} ${TABLE.height - box - 24}) rotate(${turn} ${box / 2} ${box / 2})">
    <rect x="4" y="6" width="${box + 300}" height="${box}" fill="#000" opacity="0.25"/>
    <rect width="${box + 300}" height="${box}" fill="#fbfaf5"/>
    <path transform="translate(${4 * unit} ${4 * unit}) scale(${unit})" d="${path.join("")}" fill="#0a0a0a"/>
    <text x="${box}" y="${box / 2 + 16}" ${TEXT} font-weight="700" font-size="42" fill="#161616">${formatCode(code)}</text></g>`;
}

/** Light ink on dark colours, dark ink on light ones. */
function inkOn(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return red * 0.299 + green * 0.587 + blue * 0.114 > 150 ? "#10151c" : "#ffffff";
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
