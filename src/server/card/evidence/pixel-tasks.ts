import type { GreyPicture } from "./find-turns.ts";

/** A picture with four bytes to a pixel: red, green, blue, opacity. */
export interface FullPicture {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** A miniature among others, with what the caller knows it by. */
export interface NamedMiniature {
  readonly name: string;
  readonly miniature: Uint8Array;
}

/** What the thread for pixels can do: work that would keep the other requests waiting for a tenth of a second. */
export interface PixelTasks {
  /** The texts of all QR codes in a picture. */
  readQrCodes(picture: FullPicture): Promise<string[]>;
  /** By how many degrees the things in a picture are turned. */
  findTurns(picture: GreyPicture): Promise<number[]>;
  /** The likeness of one miniature to each of others, by their names. */
  compare(own: Uint8Array, others: readonly NamedMiniature[]): Promise<Record<string, number>>;
}
