import { CARD_BOX, PRINTED } from "#game/card/drawing/draw-card-front.ts";
import { DRAWN_SIZE, isOwnDrawing } from "#game/card/evidence/own-drawing.ts";
import { type Corners, wholeCorners } from "#game/card/face/corners.ts";
import { findCorners } from "#game/card/face/find-corners.ts";
import { projected, projectionOnto } from "#game/card/face/projection.ts";
import { straighten } from "#game/card/face/straighten.ts";
import { printBetween } from "#server/card/evidence/make-prints.ts";
import type { PhotoPrint } from "#server/card/evidence/photo-print.ts";
import type { PhotoWithCorners } from "#server/card/evidence/photo-with-corners.ts";
import { sharp } from "#server/card/photo/sharp.ts";
import { drawnFronts } from "./drawn-fronts.ts";

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
  const { data, info } = await sharp(path).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const photo = { data, width: info.width, height: info.height };
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
