/** A trading card, as printers cut it, and what they need around it. */
export const PRINT = {
  widthMm: 63,
  heightMm: 88,
  bleedMm: 3,
  dotsPerInch: 300,
} as const;

const MM_PER_INCH = 25.4;
const MM_PER_METRE = 1000;

/** A length in the pixels of the print. */
function dots(mm: number): number {
  return (mm / MM_PER_INCH) * PRINT.dotsPerInch;
}

/** The picture with its bleed, in pixels. */
export const PRINT_PIXELS = {
  width: Math.round(dots(PRINT.widthMm + 2 * PRINT.bleedMm)),
  height: Math.round(dots(PRINT.heightMm + 2 * PRINT.bleedMm)),
} as const;

/** The bleed in units of a hundredth of the card's width, as drawings of cards take it. */
export const PRINT_BLEED = (100 * PRINT.bleedMm) / PRINT.widthMm;

/** Pixels to the metre, as a PNG file tells its resolution. */
export const PRINT_DOTS_PER_METRE = Math.round((PRINT.dotsPerInch * MM_PER_METRE) / MM_PER_INCH);
