import type { Corners } from "#game/card/face/corners.ts";
import type { Pixels } from "#game/card/face/pixels.ts";
import { sharp } from "#server/card/photo/sharp.ts";
import { anyView, cornersOf, type Frame, photograph, project, type View } from "./camera.ts";
import { type Border, type Chance, chanceOf, colour, drawCard } from "./drawn-card.ts";
import { drawClutter, drawGlare, drawTable, type Ground } from "./surroundings.ts";

/** What makes a card hard to find on a photo. */
export const scenes = ["table", "dark table", "white on white", "clutter", "sleeve"] as const;

export type Scene = (typeof scenes)[number];

/** A photo of a card, with what it truly shows. */
export interface DrawnPhoto {
  readonly scene: Scene;
  /** The camera's angle to the card, in degrees. */
  readonly tilt: number;
  readonly jpeg: Buffer;
  readonly corners: Corners;
  /** The card itself; transparent outside its rounded corners. */
  readonly card: Pixels;
}

export interface Given {
  readonly seed: number;
  /** Without glare, and in light that leaves each colour as it is. */
  readonly isPlain?: boolean;
}

const MOST_TILT = 35;
const MOST_TURN = 50;

/** Draws a photo from a seed: the scenes in turn, every other thing by chance. */
export async function drawPhoto({ seed, isPlain = false }: Given): Promise<DrawnPhoto> {
  const chance = chanceOf(seed);
  const scene = scenes[seed % scenes.length] ?? "table";
  const frame: Frame = chance(0, 3) === 0 ? { width: 1200, height: 900 } : { width: 900, height: 1200 };
  const tilt = chance(0, MOST_TILT);
  const view = anyView(chance, frame, { turn: chance(-MOST_TURN, MOST_TURN), tilt });
  const ground = groundOf(scene, chance);
  const { border, edge } = borderOf(scene, chance, ground);
  const card = await pixelsOf(drawCard(chance, border, edge));
  const isCluttered = scene === "clutter" || chance(0, 2) === 0;
  const clutter = isCluttered ? drawClutter(chance, frame, outline(view, 1.06)) : "";
  const below = `${drawTable(chance, frame, ground)}${clutter}${shadow(chance, view)}`;
  const photo = await pixelsOf(asSvg(frame, below));
  photograph(photo, card, view);
  const above = scene === "sleeve" && !isPlain ? drawGlare(chance, (u, v) => project(view, u, v)) : "";
  const jpeg = await expose(photo, { above, isPlain, chance });
  return { scene, tilt, jpeg, corners: cornersOf(view, frame), card };
}

function groundOf(scene: Scene, chance: Chance): Ground {
  if (scene === "dark table")
    return { fill: `hsl(${chance(0, 359)} ${chance(0, 25)}% ${chance(5, 14)}%)`, grain: chance(0, 30) };
  if (scene === "white on white") return { fill: `hsl(${chance(30, 220)} 8% ${chance(90, 95)}%)`, grain: 0 };
  return { fill: colour(chance, [22, 80]), grain: chance(0, 70) };
}

/** White cards on white paper, often dark ones on dark tables, and any others. */
function borderOf(scene: Scene, chance: Chance, { fill }: Ground): { border: Border; edge: string } {
  if (scene === "white on white")
    return { border: "white", edge: `hsl(${chance(30, 220)} 8% ${chance(96, 99)}%)` };
  const border = (["white", "dark", "coloured", "none"] as const)[chance(0, 3)] ?? "white";
  if (border === "white") return { border, edge: `hsl(40 20% ${chance(90, 98)}%)` };
  if (border === "dark")
    return { border, edge: `hsl(${chance(0, 359)} 20% ${chance(scene === "dark table" ? 18 : 6, 26)}%)` };
  return { border, edge: border === "none" ? fill : colour(chance, [30, 75]) };
}

/** The card's outline on the photo, times a factor, as the points of a polygon. */
function outline(view: View, factor: number): readonly { readonly x: number; readonly y: number }[] {
  const [near, far] = [0.5 - factor / 2, 0.5 + factor / 2];
  return [
    project(view, near, near),
    project(view, far, near),
    project(view, far, far),
    project(view, near, far),
  ];
}

/** A card lies on the table: light from one side leaves a soft line along its edges. */
function shadow(chance: Chance, view: View): string {
  const points = outline(view, 1.004)
    .map(({ x, y }) => `${x},${y}`)
    .join(" ");
  const strength = chance(15, 55) / 100;
  return `<filter id="soft"><feGaussianBlur stdDeviation="${chance(2, 7)}"/></filter>
    <polygon points="${points}" transform="translate(${chance(-5, 5)} ${chance(1, 6)})" fill="#000"
      opacity="${strength}" filter="url(#soft)"/>`;
}

interface Exposure {
  readonly above: string;
  readonly isPlain: boolean;
  readonly chance: Chance;
}

/** Light from one side, glare, grain, a little blur, JPEG. */
async function expose(photo: Pixels, { above, isPlain, chance }: Exposure): Promise<Buffer> {
  const { width, height } = photo;
  const raw = { raw: { width, height, channels: 4 } } as const;
  const noise = { type: "gaussian", mean: 128, sigma: chance(3, 9) } as const;
  const grain = await sharp({ create: { width, height, channels: 3, background: "#808080", noise } })
    .raw()
    .toBuffer();
  const [dark, angle] = [chance(55, 100), chance(0, 359)];
  const light = `<linearGradient id="l" gradientTransform="rotate(${angle} .5 .5)"><stop stop-color="hsl(0 0% ${dark}%)"/>
    <stop offset="1" stop-color="#fff"/></linearGradient><rect width="100%" height="100%" fill="url(#l)"/>`;
  const layers = [
    ...(above === "" ? [] : [{ input: Buffer.from(asSvg(photo, above)) }]),
    ...(isPlain ? [] : [{ input: Buffer.from(asSvg(photo, light)), blend: "multiply" as const }]),
    ...(isPlain
      ? []
      : [{ input: grain, raw: { width, height, channels: 3 as const }, blend: "soft-light" as const }]),
  ];
  const lit = await sharp(photo.data, raw).composite(layers).removeAlpha().raw().toBuffer();
  const blur = chance(3, 14) / 10;
  return sharp(lit, { raw: { width, height, channels: 3 } })
    .blur(blur)
    .jpeg({ quality: chance(60, 92) })
    .toBuffer();
}

function asSvg({ width, height }: Frame, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`;
}

async function pixelsOf(svg: string): Promise<Pixels & { readonly data: Uint8Array }> {
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The pixels of an encoded picture. */
export async function decode(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
