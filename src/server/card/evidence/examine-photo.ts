import { CARD_BOX, drawCardFront, PRINTED } from "#game/card/drawing/draw-card-front.ts";
import { HAIRSTYLES, lookOf } from "#game/card/drawing/figure.ts";
import { hasBezel } from "#game/card/evidence/bezel.ts";
import { hasMoire } from "#game/card/evidence/moire.ts";
import { DRAWN_SIZE, type DrawnFront, isOwnDrawing, takenApart } from "#game/card/evidence/own-drawing.ts";
import { type Corners, wholeCorners } from "#game/card/face/corners.ts";
import { findCorners } from "#game/card/face/find-corners.ts";
import type { Pixels } from "#game/card/face/pixels.ts";
import { projected, projectionOnto, straighten } from "#game/card/face/straighten.ts";
import { rarities, type Rarity } from "#game/card/rarity.ts";
import { readPixels, sharp } from "#server/card/photo/sharp.ts";
import { type PhotoPrint, printBetween } from "./photo-print.ts";
import type { PhotoWithCorners } from "./read-photo.ts";

/** What a photo looks like, apart from what can be read on it. */
export interface PhotoExamination {
  readonly isOfScreen: boolean;
}

/** The work of a child process: looks for signs of a screen on the photo at a path (upright), in half a second. */
export async function examinePhoto(path: string): Promise<PhotoExamination> {
  const { data, info } = await sharp(path).greyscale().raw().toBuffer({ resolveWithObject: true });
  const photo = { pixels: data, width: info.width, height: info.height };
  return { isOfScreen: hasBezel(photo) || hasMoire(photo) };
}

/** What a photo shows if it's of a card as Panna shows it, on a screen or printed out. */
export interface OwnCard {
  readonly isDrawing: boolean;
  /** Of what is in the frame, if this is a printed card as Panna frames it: it may look like a face in the store. */
  readonly framed: PhotoPrint;
}

/**
 * The work of a child process: looks for a card as Panna shows it. It may be between the corners that the server finds,
 * between the uploader's, or all of a photo.
 */
export async function lookForOwnCard({ path, corners }: PhotoWithCorners): Promise<OwnCard> {
  const photo = await readPixels(path);
  const found = findCorners(photo);
  const whole = wholeCorners(photo.width, photo.height);
  const places = [found, corners, whole].flatMap((place) => (place === null ? [] : [place]));
  const fronts = await drawnFronts();
  const isDrawing = places.some((place) =>
    isOwnDrawing(straighten(photo, place, DRAWN_SIZE.width, DRAWN_SIZE.height), fronts),
  );
  return { isDrawing, framed: await printBetween(photo, insideFrame(found ?? corners ?? whole)) };
}

/** The corners of the face in Panna's frame, from those of the frame. */
function insideFrame(corners: Corners): Corners {
  const onPhoto = projectionOnto(corners);
  const left = PRINTED.x / CARD_BOX.width;
  const top = PRINTED.y / CARD_BOX.height;
  const right = left + PRINTED.width / CARD_BOX.width;
  const bottom = top + PRINTED.height / CARD_BOX.height;
  return [
    projected(onPhoto, { x: left, y: top }),
    projected(onPhoto, { x: right, y: top }),
    projected(onPhoto, { x: right, y: bottom }),
    projected(onPhoto, { x: left, y: bottom }),
  ];
}

/** A tenth of the drawing's own 1,000 by 1,400 pixels: it's made much smaller anyway. */
const DENSITY = 7.2;
const BLACK = "#000000";
const WHITE = "#ffffff";

// oxlint-disable-next-line house/no-module-state -- A constant that a child process draws once.
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
