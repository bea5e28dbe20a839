import fc from "fast-check";
import { expect, test } from "vitest";
import { parcelHead, readParcels } from "./parcel.ts";

/** A stream in parts of a size. */
async function* inParts(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function parcelsOf(bytes: Buffer, size: number): Promise<string[]> {
  const read: string[] = [];
  for await (const parcel of readParcels(inParts(bytes, size))) read.push(parcel.toString("latin1"));
  return read;
}

function packed(texts: readonly string[]): Buffer {
  const parcels = texts.map((text) => Buffer.from(text, "latin1"));
  return Buffer.concat(parcels.flatMap((parcel) => [parcelHead(parcel), parcel]));
}

const anyText = fc.string({ unit: "binary-ascii", minLength: 1, maxLength: 300 });

test("parcels come out as they went in, wherever the stream is cut", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyText), fc.integer({ min: 1, max: 50 }), async (texts, size) => {
      expect(await parcelsOf(packed(texts), size)).toEqual(texts);
    }),
    { seed: 1, numRuns: 200 },
  );
});

test("a parcel that breaks off is none", async () => {
  expect(await parcelsOf(packed(["first", "second"]).subarray(0, -1), 7)).toEqual(["first"]);
});
