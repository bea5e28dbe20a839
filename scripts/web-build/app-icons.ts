import { readFile } from "node:fs/promises";
import sharp from "sharp";
import type { Plugin } from "vite";

const ICON = "src/web/public/favicon.svg";
/** Units of the icon's SVG. */
const SIDE = 32;

interface AppIcon {
  readonly fileName: string;
  /** Pixels. */
  readonly size: number;
  /** The drawing's share of the side where the device cuts the corners itself; null: the drawing is used unchanged. */
  readonly drawing: number | null;
}

/**
 * A launcher can cut a maskable icon to a circle of four fifths of its side: at 0.8 the drawing's corners, 14.2 of 16
 * units from the middle, are inside it. An iOS home screen only rounds the corners.
 */
const ICONS: readonly AppIcon[] = [
  { fileName: "icon-192.png", size: 192, drawing: null },
  { fileName: "icon-512.png", size: 512, drawing: null },
  { fileName: "icon-maskable-512.png", size: 512, drawing: 0.8 },
  { fileName: "apple-touch-icon.png", size: 180, drawing: 0.9 },
];

/** The installed app's icons (`manifest.webmanifest`), drawn from our single icon. */
export function appIcons(): Plugin {
  return {
    name: "panna:app-icons",
    apply: "build",
    async generateBundle() {
      const svg = await readFile(ICON, "utf8");
      for (const { fileName, size, drawing } of ICONS) {
        const drawn = Buffer.from(drawing === null ? svg : onFullGround(svg, drawing));
        const density = (72 * size) / SIDE;
        const source = await sharp(drawn, { density })
          .resize(size, size)
          .png({ compressionLevel: 9, palette: true })
          .toBuffer();
        this.emitFile({ type: "asset", fileName, source });
      }
    },
  };
}

/** The drawing, smaller, on a background of its own colour that reaches every corner. */
function onFullGround(svg: string, drawing: number): string {
  const ground = /<rect[^>]*fill="(#[0-9a-f]{6})"/u.exec(svg)?.[1];
  if (ground === undefined) throw new Error(`${ICON} has no ground whose colour could be taken`);
  const side = SIDE * drawing;
  const inset = (SIDE - side) / 2;
  const inside = svg.replace("<svg ", `<svg x="${inset}" y="${inset}" width="${side}" height="${side}" `);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}"><rect width="${SIDE}" height="${SIDE}" fill="${ground}"/>${inside}</svg>`;
}
