import { type Corner, type Corners, faceHeight, faceWidth } from "#game/card/face/corners.ts";
import type { Pixels } from "#game/card/face/pixels.ts";
import { straighten } from "#game/card/face/straighten.ts";
import { sharp } from "#server/card/photo/sharp.ts";

/** How far the worst corner is from its true place, as a share of the card's diagonal on the photo. */
export function cornerError(found: Corners, truth: Corners, { width, height }: Pixels): number {
  const distance = (a: Corner, b: Corner): number => Math.hypot((a.x - b.x) * width, (a.y - b.y) * height);
  const diagonal = (distance(truth[0], truth[2]) + distance(truth[1], truth[3])) / 2;
  return Math.max(...truth.map((corner, at) => distance(corner, found[at] ?? corner))) / diagonal;
}

/** The mean difference of a straightened card from the card itself, 0 to 255, without what its round corners leave out. */
export async function faceDifference(photo: Pixels, corners: Corners, card: Pixels): Promise<number> {
  const height = faceHeight(photo, corners);
  const face = straighten(photo, corners, faceWidth(height), height);
  const truth = await sharp(card.data, { raw: { width: card.width, height: card.height, channels: 4 } })
    .resize(face.width, face.height, { fit: "fill" })
    .raw()
    .toBuffer();
  let [sum, count] = [0, 0];
  for (let at = 0; at < truth.length; at += 4) {
    if (truth[at + 3] !== 255) continue;
    for (let channel = 0; channel < 3; channel += 1) {
      sum += Math.abs((truth[at + channel] ?? 0) - (face.data[at + channel] ?? 0));
    }
    count += 3;
  }
  return sum / count;
}
