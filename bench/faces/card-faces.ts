import { findCorners } from "#game/card/face/find-corners.ts";
import { type Figure, median } from "#bench/support/measure.ts";
import { cornerError, faceDifference } from "#tests/card/faces/drawn/compare.ts";
import { decode, drawPhoto, type Scene, scenes } from "#tests/card/faces/drawn/drawn-photo.ts";

const PHOTOS = 200;
/** The first seed. Others than the bench's own show that nothing is made for its photos. */
const FIRST = Number(process.env["CARD_FACES_FROM"] ?? 1);
/** Of the card's diagonal. */
const CLOSE = 0.02;
const GOALS = { found: 0.85, difference: 6 };

interface Seen {
  readonly scene: Scene;
  /** Of the found corners; 1: none were found. */
  readonly error: number;
  readonly milliseconds: number;
  /** From the true card, between the found corners in the photo's light; null: none were found. */
  readonly found: number | null;
  /** Between the true corners, in light that leaves the colours alone. */
  readonly truth: number;
}

/**
 * Faces: on drawn photos of cards, with perspective up to 35°, rotation up to 50°, clutter, glare, dark tables and white
 * paper, how often the corners are found, and how close the straightened face comes to the card.
 */
export async function measureCardFaces(): Promise<Figure[]> {
  const seen: Seen[] = [];
  for (let seed = FIRST; seed < FIRST + PHOTOS; seed += 1) seen.push(await look(seed));
  for (const scene of scenes) {
    const of = seen.filter((one) => one.scene === scene);
    console.log(`  ${scene}: ${of.filter(isClose).length} of ${of.length} within 2 %`);
  }
  const close = seen.filter(isClose).length;
  const difference = mean(seen.map(({ truth }) => truth));
  const withFound = seen.flatMap(({ found }) => found ?? []);
  return [
    figure(`corners found within 2 % of the diagonal, ${PHOTOS} photos`, {
      measured: `${((100 * close) / PHOTOS).toFixed(1)} %`,
      goal: `≥ ${100 * GOALS.found} %`,
      isMet: close >= GOALS.found * PHOTOS,
    }),
    figure("face between the true corners vs the card, mean difference", {
      measured: `${difference.toFixed(2)} of 255 (largest ${Math.max(...seen.map(({ truth }) => truth)).toFixed(2)})`,
      goal: `≤ ${GOALS.difference}`,
      isMet: difference <= GOALS.difference,
    }),
    figure("the same between the found corners, in the photo's own light", {
      measured: `${mean(withFound).toFixed(2)} of 255 (${withFound.length} found)`,
      goal: "none",
      isMet: true,
    }),
    figure("finding the corners, CPU time", {
      measured: `${median(seen.map(({ milliseconds }) => milliseconds)).toFixed(0)} ms`,
      goal: "none",
      isMet: true,
    }),
  ];
}

async function look(seed: number): Promise<Seen> {
  const { scene, jpeg, corners, card } = await drawPhoto({ seed });
  const photo = await decode(jpeg);
  const before = process.cpuUsage();
  const found = findCorners(photo);
  const { user, system } = process.cpuUsage(before);
  const plain = await drawPhoto({ seed, isPlain: true });
  return {
    scene,
    error: found === null ? 1 : cornerError(found, corners, photo),
    milliseconds: (user + system) / 1000,
    found: found === null ? null : await faceDifference(photo, found, card),
    truth: await faceDifference(await decode(plain.jpeg), plain.corners, plain.card),
  };
}

function isClose({ error }: Seen): boolean {
  return error <= CLOSE;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function figure(what: string, rest: Pick<Figure, "measured" | "goal" | "isMet">): Figure {
  return { id: "card-faces", what, ...rest };
}
