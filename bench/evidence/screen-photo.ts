import { players } from "#game/world/catalogue/players.ts";
import { sharp } from "#server/card/photo/sharp.ts";
import { anySpoiling, type Chance, chanceFrom, drawScene } from "#bench/support/card-photo.ts";

/** Camera pixels in each direction. */
const WIDTH = 1500;
const HEIGHT = 2000;
/** Samples in each direction for one camera pixel. */
const FINE = 3;
/** The share of a display's pixel that each of its three colours fills, and the share of its height that's lit. */
const LIT = 0.3;
const LIT_HEIGHT = 0.88;

/** How a camera sees a display. */
interface View {
  /** Camera pixels to a pixel of the display. */
  readonly pitch: number;
  /** In radians. */
  readonly turn: number;
  /** The display's frame; null: the display fills the photo. */
  readonly bezel: Bezel | null;
}

/** In camera pixels. */
interface Bezel {
  readonly wide: number;
  readonly light: number;
  /** Half the display. */
  readonly acrossHalf: number;
  readonly downHalf: number;
}

/** Width by height of displays: phones upright, monitors and laptops. */
const ASPECTS = [0.46, 0.5, 0.5625, 1.6, 1.78];

function anyBezel(chance: Chance): Bezel {
  const wide = chance(50, 120);
  const aspect = ASPECTS[chance(0, ASPECTS.length - 1)] ?? 0.5;
  const room = wide + chance(40, 160);
  const acrossHalf = Math.min(WIDTH / 2 - room, (HEIGHT / 2 - room) * aspect);
  return { wide, light: chance(6, 26), acrossHalf, downHalf: acrossHalf / aspect };
}

/**
 * A photo of a screen that shows a photo of a card: the camera's pixels sample the display's, each of three coloured
 * bars, so grids and moiré arise as they do in life.
 *
 * @param hasBezel whether the display's dark frame is on the photo
 */
export async function screenPhoto(seed: number, hasBezel: boolean): Promise<Buffer> {
  const chance = chanceFrom(seed + 12_000_000);
  const view: View = {
    pitch: chance(130, 420) / 100,
    turn: (chance(-80, 80) * Math.PI) / 1800,
    bezel: hasBezel ? anyBezel(chance) : null,
  };
  const shown = await contentOf(seed);
  const seen = Buffer.alloc(WIDTH * HEIGHT * 3);
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) writePixel(seen, shown, { x, y }, view);
  }
  return developed(seen, seed, chance);
}

async function contentOf(seed: number): Promise<Buffer> {
  const player = players[(seed * 37) % players.length];
  if (player === undefined) throw new Error("there's no player");
  const facts = {
    seed,
    tableSeed: seed,
    playerName: player.name,
    club: "Arsenal",
    position: player.position,
  };
  return sharp(Buffer.from(drawScene({ ...facts, code: null }).svg))
    .removeAlpha()
    .raw()
    .toBuffer();
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

function writePixel(seen: Buffer, shown: Buffer, { x, y }: Spot, view: View): void {
  const sums = [0, 0, 0];
  const [cos, sin] = [Math.cos(view.turn), Math.sin(view.turn)];
  for (let fine = 0; fine < FINE * FINE; fine += 1) {
    const fromX = x + ((fine % FINE) + 0.5) / FINE - WIDTH / 2;
    const fromY = y + (Math.floor(fine / FINE) + 0.5) / FINE - HEIGHT / 2;
    addLight(sums, shown, { x: fromX * cos + fromY * sin, y: fromY * cos - fromX * sin }, view);
  }
  for (let channel = 0; channel < 3; channel += 1) {
    seen[(y * WIDTH + x) * 3 + channel] = Math.min(255, (sums[channel] ?? 0) / (FINE * FINE));
  }
}

/** Adds what a point shows: the room, the frame, or a coloured bar of a pixel. The point is seen from the middle. */
function addLight(sums: number[], shown: Buffer, { x, y }: Spot, { pitch, bezel }: View): void {
  const beyond =
    bezel === null ? -Infinity : Math.max(Math.abs(x) - bezel.acrossHalf, Math.abs(y) - bezel.downHalf);
  if (bezel !== null && beyond > 0) {
    const light = beyond > bezel.wide ? [150, 132, 110] : [bezel.light, bezel.light, bezel.light];
    for (let channel = 0; channel < 3; channel += 1)
      sums[channel] = (sums[channel] ?? 0) + (light[channel] ?? 0);
    return;
  }
  const [column, row] = [Math.floor(x / pitch), Math.floor(y / pitch)];
  const channel = Math.floor((x / pitch - column) * 3);
  const isLit = ((x / pitch - column) * 3) % 1 < LIT * 3 && y / pitch - row < LIT_HEIGHT;
  if (!isLit) return;
  const fromX = Math.min(WIDTH - 1, Math.max(0, Math.round(column * pitch + WIDTH / 2)));
  const fromY = Math.min(HEIGHT - 1, Math.max(0, Math.round(row * pitch + HEIGHT / 2)));
  sums[channel] =
    (sums[channel] ?? 0) + ((shown[(fromY * WIDTH + fromX) * 3 + channel] ?? 0) * 3.3) / (LIT * 3);
}

/** Blurred, in its own light, with grain, as a JPEG. */
async function developed(seen: Buffer, seed: number, chance: Chance): Promise<Buffer> {
  const { blur, light, quality } = anySpoiling(seed);
  const raw = { raw: { width: WIDTH, height: HEIGHT, channels: 3 } } as const;
  const noise = { type: "gaussian", mean: 128, sigma: 10 } as const;
  const grain = await sharp({
    create: { width: WIDTH, height: HEIGHT, channels: 3, background: "#808080", noise },
  })
    .raw()
    .toBuffer();
  const lit = await sharp(seen, raw)
    .composite([{ input: grain, ...raw, blend: "soft-light" }])
    .removeAlpha()
    .linear(light, chance(0, 4))
    .raw()
    .toBuffer();
  const final = sharp(lit, raw);
  return (blur >= 0.3 ? final.blur(blur) : final).jpeg({ quality }).toBuffer();
}
