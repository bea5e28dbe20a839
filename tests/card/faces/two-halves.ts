import { expect } from "vitest";
import type { Corners } from "#game/card/face/corners.ts";
import { sharp } from "#server/card/photo/sharp.ts";
import type { TestApp } from "#tests/support/test-app.ts";

/** A photo with a red left half and a blue right half: another one for each seed. */
export function twoHalves(seed: number): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="${1300 + seed}"><rect width="500" height="2000" fill="#f00"/>
    <rect x="500" width="500" height="2000" fill="#00f"/></svg>`;
  return sharp(Buffer.from(svg)).jpeg().toBuffer();
}

/** The corners of a card from the one to the other part of the photo's width. */
export function rectangle(left: number, right: number): Corners {
  return [
    { x: left, y: 0.1 },
    { x: right, y: 0.1 },
    { x: right, y: 0.9 },
    { x: left, y: 0.9 },
  ];
}

/** The corners as the form sends them. */
export function fieldOf(corners: Corners): { corners: string } {
  return { corners: JSON.stringify(corners) };
}

/** The face as everyone sees it, in a size. */
export async function faceOf({ server }: TestApp, address: string | undefined): Promise<Buffer> {
  const answer = await server.inject({ url: address ?? "" });
  expect(answer.statusCode).toBe(200);
  return answer.rawPayload;
}

/** The mean colour: `100` is red, and `001` blue. */
export async function colourOf(picture: Buffer): Promise<string> {
  const { channels } = await sharp(picture).stats();
  return channels.map(({ mean }) => (mean > 128 ? "1" : "0")).join("");
}
