import { drawCardFront } from "#game/card/drawing/draw-card-front.ts";
import { HAIRSTYLES, lookOf } from "#game/card/drawing/figure.ts";
import { DRAWN_SIZE, type DrawnFront, takenApart } from "#game/card/evidence/own-drawing.ts";
import type { Pixels } from "#game/card/face/pixels.ts";
import { rarities, type Rarity } from "#game/card/rarity.ts";
import { sharp } from "#server/card/photo/sharp.ts";

/** A tenth of the drawing's own 1,000 by 1,400 pixels: it's made much smaller anyway. */
const DENSITY = 7.2;
const BLACK = "#000000";
const WHITE = "#ffffff";

let drawn: Promise<readonly DrawnFront[]> | null = null;

/** Each front that Panna draws, apart from colours and texts: drawn once in a process, in a quarter of a second. */
export async function drawnFronts(): Promise<readonly DrawnFront[]> {
  drawn ??= Promise.all(
    rarities.flatMap((rarity) => namesOfHairstyles().map((name) => drawFront(rarity, name))),
  );
  return drawn;
}

/** A name for each hairstyle. Beards are left out: they're hardly darker than a face against the light. */
function namesOfHairstyles(): readonly string[] {
  const names = new Map<number, string>();
  for (let at = 0; names.size < HAIRSTYLES; at += 1) {
    const { hair, hasBeard } = lookOf(String(at));
    if (!hasBeard && !names.has(hair)) names.set(hair, String(at));
  }
  return [...names.values()];
}

async function drawFront(rarity: Rarity, playerName: string): Promise<DrawnFront> {
  const inColours = async (primary: string, secondary: string): Promise<Pixels> => {
    const card = { playerName, position: "midfielder", club: "", overall: 1, rarity } as const;
    const front = { ...card, clubColours: { primary, secondary } };
    const svg = drawCardFront(front, { face: null, texts: null });
    const { data, info } = await sharp(Buffer.from(svg), { density: DENSITY })
      .resize(DRAWN_SIZE.width, DRAWN_SIZE.height, { fit: "fill" })
      .flatten({ background: "#808080" })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  };
  const [blackAndBlack, whiteAndBlack, blackAndWhite] = await Promise.all([
    inColours(BLACK, BLACK),
    inColours(WHITE, BLACK),
    inColours(BLACK, WHITE),
  ]);
  return takenApart({ blackAndBlack, whiteAndBlack, blackAndWhite });
}
