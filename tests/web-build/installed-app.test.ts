import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { type Rolldown, build } from "vite";
import { beforeAll, describe, expect, test } from "vitest";
import { appIcons } from "#scripts/web-build/app-icons.ts";

interface Manifest {
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly type: string }[];
}

/** The drawing's opaque background. */
const GROUND = [0x0b, 0x3a, 0x25, 255];

const pictures = new Map<string, Uint8Array>();

beforeAll(async () => {
  const result = await build({
    configFile: false,
    logLevel: "silent",
    publicDir: false,
    plugins: [appIcons()],
    build: { write: false, rolldownOptions: { input: { landing: "src/web/landing/landing.css" } } },
  });
  for (const file of (result as Rolldown.RolldownOutput).output) {
    if (file.type === "asset" && file.source instanceof Uint8Array) {
      pictures.set(`/${file.fileName}`, file.source);
    }
  }
});

/** Pixels of a picture as red, green, blue and opacity, with its side length. */
async function pixelsOf(name: string) {
  const { data, info } = await sharp(pictures.get(name))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray(4 * (y * info.width + x)).subarray(0, 4)];
  return { side: info.width, at };
}

describe("the installed app", () => {
  test("has every picture that its manifest names, in the size and the form that it says", async () => {
    const { icons } = JSON.parse(await readFile("src/web/manifest.json", "utf8")) as Manifest;
    const drawn = icons.filter(({ type }) => type === "image/png");
    expect(drawn).toHaveLength(3);
    for (const { src, sizes } of drawn) {
      const { format, width, height } = await sharp(pictures.get(src)).metadata();
      expect([src, format, `${width}x${height}`]).toEqual([src, "png", sizes]);
    }
  });

  test("keeps the corners of its icon clear where the device draws it as it is", async () => {
    const { at } = await pixelsOf("/icon-192.png");
    expect(at(0, 0)[3]).toBe(0);
  });

  test.each(["/icon-maskable-512.png", "/apple-touch-icon.png"])(
    "fills %s to its corners, for the device cuts them",
    async (name) => {
      const { side, at } = await pixelsOf(name);
      const corners = [at(0, 0), at(side - 1, 0), at(0, side - 1), at(side - 1, side - 1)];
      expect(corners).toEqual(corners.map(() => GROUND));
    },
  );

  test("draws nothing of its maskable icon where a launcher may cut", async () => {
    const { side, at } = await pixelsOf("/icon-maskable-512.png");
    const [middle, safe] = [side / 2, (0.8 * side) / 2];
    for (let turn = 0; turn < 360; turn += 1) {
      const angle = (turn * Math.PI) / 180;
      const [x, y] = [Math.cos(angle), Math.sin(angle)].map((way) => Math.round(middle + (safe + 1) * way));
      expect(at(x ?? 0, y ?? 0), `at ${turn}°`).toEqual(GROUND);
    }
    expect(at(middle, Math.round(0.3 * side))).not.toEqual(GROUND);
  });
});
