import type { Corner, Corners } from "#game/card/face/corners.ts";
import type { Pixels } from "#game/card/face/pixels.ts";
import type { Chance } from "./drawn-card.ts";

/** How a camera sees the plane of a card: pixels of the photo from places on the card, 0 to 1, by a 3 × 3 matrix. */
export type View = readonly number[];

export interface Frame {
  readonly width: number;
  readonly height: number;
}

const CENTIMETRES = { width: 6.35, height: 8.89 } as const;

export interface Pose {
  /** In the plane of the table, in degrees. */
  readonly turn: number;
  /** Of the camera, in degrees. */
  readonly tilt: number;
}

/** A view of a card that is completely in the frame. */
export function anyView(chance: Chance, frame: Frame, { turn, tilt }: Pose): View {
  const focal = (Math.max(frame.width, frame.height) * chance(75, 130)) / 100;
  const towards = chance(0, 359);
  for (;;) {
    const tall = (frame.height * chance(40, 90)) / 100;
    const distance = (focal * CENTIMETRES.height) / tall;
    const reach = [0.25, 0.25].map((share) => (share * chance(-100, 100)) / 100);
    const shift = [(reach[0] ?? 0) * frame.width, (reach[1] ?? 0) * frame.height];
    const axes = rotated({ turn, tilt, towards });
    const view = viewOf(axes, { focal, distance, frame, shift });
    if (cornersOf(view, frame).every((corner) => isInFrame(corner))) return view;
  }
}

function isInFrame({ x, y }: Corner): boolean {
  return Math.min(x, y, 1 - x, 1 - y) > 0.01;
}

/** The card's directions right and down in the camera's space. */
function rotated({ turn, tilt, towards }: Pose & { readonly towards: number }) {
  const [a, b, c] = [turn, tilt, towards].map((degrees) => (degrees * Math.PI) / 180) as [
    number,
    number,
    number,
  ];
  // Rodrigues: about an axis in the image plane.
  const axis = [Math.cos(c), Math.sin(c)] as const;
  const about = ([x, y]: readonly [number, number]): readonly [number, number, number] => {
    const along = (axis[0] * x + axis[1] * y) * (1 - Math.cos(b));
    return [
      x * Math.cos(b) + axis[0] * along,
      y * Math.cos(b) + axis[1] * along,
      (axis[0] * y - axis[1] * x) * Math.sin(b),
    ];
  };
  return { right: about([Math.cos(a), Math.sin(a)]), down: about([-Math.sin(a), Math.cos(a)]) };
}

interface Camera {
  readonly focal: number;
  readonly distance: number;
  readonly frame: Frame;
  readonly shift: readonly number[];
}

function viewOf(
  { right, down }: ReturnType<typeof rotated>,
  { focal, distance, frame, shift }: Camera,
): View {
  const w = right.map((part) => part * CENTIMETRES.width) as [number, number, number];
  const h = down.map((part) => part * CENTIMETRES.height) as [number, number, number];
  const middle = [
    ((shift[0] ?? 0) * distance) / focal,
    ((shift[1] ?? 0) * distance) / focal,
    distance,
  ] as const;
  const origin = [0, 1, 2].map((at) => (middle[at] ?? 0) - ((w[at] ?? 0) + (h[at] ?? 0)) / 2) as [
    number,
    number,
    number,
  ];
  const [cx, cy] = [frame.width / 2, frame.height / 2];
  const row = (at: 0 | 1, centre: number): number[] =>
    [w, h, origin].map((vector) => focal * vector[at] + centre * vector[2]);
  return [...row(0, cx), ...row(1, cy), w[2], h[2], origin[2]];
}

/** Where a place on the card is on the photo, in pixels. */
export function project(
  [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0]: View,
  u: number,
  v: number,
): Corner {
  const depth = g * u + h * v + i;
  return { x: (a * u + b * v + c) / depth, y: (d * u + e * v + f) / depth };
}

export function cornersOf(view: View, { width, height }: Frame): Corners {
  const at = (u: number, v: number): Corner => {
    const { x, y } = project(view, u, v);
    return { x: x / width, y: y / height };
  };
  return [at(0, 0), at(1, 0), at(1, 1), at(0, 1)];
}

/** The matrix that undoes a view. */
function inverse([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0]: View): View {
  return [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ];
}

/** Samples in each direction to a pixel of the photo. */
const SAMPLES = 2;

/** Draws a card into a photo as a camera sees it. */
export function photograph(photo: { readonly data: Uint8Array } & Frame, card: Pixels, view: View): void {
  const back = inverse(view);
  const corners = cornersOf(view, photo);
  const [xs, ys] = [corners.map(({ x }) => x * photo.width), corners.map(({ y }) => y * photo.height)];
  for (let y = Math.floor(Math.min(...ys)); y <= Math.ceil(Math.max(...ys)); y += 1) {
    for (let x = Math.floor(Math.min(...xs)); x <= Math.ceil(Math.max(...xs)); x += 1) {
      blend(photo, card, { at: (y * photo.width + x) * 4, x, y, back });
    }
  }
}

interface Place {
  readonly at: number;
  readonly x: number;
  readonly y: number;
  readonly back: View;
}

function blend(photo: { readonly data: Uint8Array }, card: Pixels, { at, x, y, back }: Place): void {
  const sums = [0, 0, 0, 0];
  for (let sample = 0; sample < SAMPLES ** 2; sample += 1) {
    const across = ((sample % SAMPLES) + 0.5) / SAMPLES;
    const down = (Math.floor(sample / SAMPLES) + 0.5) / SAMPLES;
    const { x: u, y: v } = project(back, x + across, y + down);
    if (u < 0 || v < 0 || u >= 1 || v >= 1) continue;
    const from = (Math.floor(v * card.height) * card.width + Math.floor(u * card.width)) * 4;
    const cover = (card.data[from + 3] ?? 0) / 255;
    for (let channel = 0; channel < 3; channel += 1) {
      sums[channel] = (sums[channel] ?? 0) + cover * (card.data[from + channel] ?? 0);
    }
    sums[3] = (sums[3] ?? 0) + cover;
  }
  const share = (sums[3] ?? 0) / SAMPLES ** 2;
  if (share === 0) return;
  for (let channel = 0; channel < 3; channel += 1) {
    const own = (sums[channel] ?? 0) / SAMPLES ** 2;
    photo.data[at + channel] = Math.round(own + (1 - share) * (photo.data[at + channel] ?? 0));
  }
}
