import { drawCardFront } from "#game/card/drawing/draw-card-front.ts";
import type { Corner, Corners } from "#game/card/face/corners.ts";
import { rarities } from "#game/card/rarity.ts";
import { players } from "#game/world/catalogue/players.ts";
import { sharp } from "#server/card/photo/sharp.ts";
import { anyView, cornersOf, photograph } from "./camera.ts";
import { chanceOf, colour } from "./drawn-card.ts";

const FRAME = { width: 600, height: 800 } as const;
const TEXTS = { position: "MID", display: "DejaVu Sans Condensed", text: "DejaVu Sans" } as const;
const COLOURS = ["#e2001a", "#ffffff", "#0b3d91", "#141a17", "#f2b705", "#6fb7e9", "#7a263a"] as const;
/** How far each corner is off in each direction, as shares of the photo. */
const OFF = 0.008;

/** A photo of a card that Panna drew, as somebody sees it on a screen or has it printed. */
export interface ShownCard {
  readonly jpeg: Buffer;
  /** Where somebody says the card is: nearly there. */
  readonly corners: Corners;
}

/** A front of any player, club and rarity, seen a little from the side, in any size from 240 to 600 pixels, light and quality. */
export async function drawShownCard(seed: number): Promise<ShownCard> {
  const chance = chanceOf(seed);
  const one = <Thing>(things: readonly [Thing, ...Thing[]]): Thing =>
    things[chance(0, things.length - 1)] ?? things[0];
  const player = players[chance(0, players.length - 1)];
  if (player === undefined) throw new Error("there are no players");
  const card = {
    playerName: player.name,
    position: player.position,
    club: `Club ${seed}`,
    clubColours: { primary: one(COLOURS), secondary: one(COLOURS) },
    overall: chance(50, 97),
    rarity: rarities[seed % rarities.length] ?? "common",
  };
  const svg = drawCardFront(card, { face: null, texts: TEXTS });
  const front = await rawOf(sharp(Buffer.from(svg), { density: 36 }).ensureAlpha());
  const ground = { ...FRAME, channels: 4, background: colour(chance, [10, 90]) } as const;
  const photo = await rawOf(sharp({ create: ground }));
  const view = anyView(chance, FRAME, { turn: chance(-8, 8), tilt: chance(0, 15) });
  photograph(photo, front, view);
  const jpeg = await sharp(photo.data, { raw: { ...FRAME, channels: 4 } })
    .removeAlpha()
    .resize(chance(240, 600))
    .linear(chance(60, 135) / 100, chance(-10, 10))
    .jpeg({ quality: chance(40, 90) })
    .toBuffer();
  const off = (): number => (OFF * chance(-100, 100)) / 100;
  const [a, b, c, d] = cornersOf(view, FRAME);
  const near = ({ x, y }: Corner): Corner => ({ x: x + off(), y: y + off() });
  return { jpeg, corners: [near(a), near(b), near(c), near(d)] };
}

async function rawOf(picture: ReturnType<typeof sharp>) {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
