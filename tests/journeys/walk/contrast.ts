import type { Page } from "@playwright/test";
import sharp from "sharp";

/** The mark of a text over a picture, a gradient or anything else that axe can't see through. */
export const UNDECIDED = "data-undecided";

/** A rectangle of the page, in CSS pixels from its upper left corner. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A text whose contrast the pixels behind it decide. */
interface Text {
  readonly html: string;
  /** Red, green, blue and opacity, each 0–1. */
  readonly colour: readonly [number, number, number, number];
  /** The least contrast for its size (WCAG 1.4.3). */
  readonly least: number;
  /** The visible parts of its lines; none while it is scrolled out of its container. */
  readonly boxes: readonly Box[];
}

/** How much of the ground may be worse than the limit: the chalk line that crosses a word, the rim of a rounded corner. */
const OUTLIERS = 0.05;
/** Texts scrolled out of view are measured by scrolling to each; more rows than this are a fault of their own. */
const MOST_SCROLLS = 12;

/** Texts with too little contrast among those that axe left undecided, and texts that can't be seen at all. */
export async function lowContrasts(page: Page): Promise<string[]> {
  const low: string[] = [];
  let texts = await undecidedTexts(page);
  for (let scrolls = 0; texts.length > 0 && scrolls < MOST_SCROLLS; scrolls += 1) {
    const visible = texts.filter(({ boxes }) => boxes.length > 0);
    low.push(...(await lowAmong(page, visible)));
    if (visible.length === texts.length) return low;
    texts = await undecidedTexts(page, { isScrolling: true });
  }
  return [...low, ...texts.map(({ html }) => `contrast undecided: ${html}`)];
}

async function lowAmong(page: Page, texts: readonly Text[]): Promise<string[]> {
  if (texts.length === 0) return [];
  const frame = frameOf(texts.flatMap(({ boxes }) => boxes));
  const ground = await pictureWithoutText(page, frame);
  const near = texts.filter((text) => contrastOn(text, ground) < text.least);
  if (near.length === 0) return [];
  // A label's corners and what passes beside a word don't count: only what is behind its letters does.
  const shown = await pictureOf(page, frame);
  const isLetter = (x: number, y: number) => isChanged(shown.at(x, y), ground.at(x, y));
  return near
    .map((text) => ({ ...text, contrast: contrastOn(text, ground, isLetter) }))
    .filter(({ contrast, least }) => contrast < least)
    .map(({ html, contrast, least }) => `contrast ${contrast.toFixed(2)} of ${least}: ${html}`);
}

/** The contrast of a text on what is behind it, but for the worst few pixels. */
function contrastOn(
  { colour, boxes }: Text,
  ground: Picture,
  isCounted = (_x: number, _y: number) => true,
): number {
  const contrasts = boxes
    .flatMap((box) => pointsIn(box))
    .filter(([x, y]) => isCounted(x, y))
    .map(([x, y]) => contrastBetween(over(colour, ground.at(x, y)), ground.at(x, y)))
    .toSorted((one, other) => one - other);
  return contrasts[Math.floor(contrasts.length * OUTLIERS)] ?? Infinity;
}

function pointsIn({ x, y, width, height }: Box): (readonly [number, number])[] {
  const points: (readonly [number, number])[] = [];
  for (let row = Math.floor(y); row < Math.floor(y + height); row += 1) {
    for (let column = Math.floor(x); column < Math.floor(x + width); column += 1) points.push([column, row]);
  }
  return points;
}

type Pixel = readonly [number, number, number];

interface Picture {
  readonly frame: Box;
  at(x: number, y: number): Pixel;
}

function frameOf(boxes: readonly Box[]): Box {
  const x = Math.floor(Math.min(...boxes.map((box) => box.x)));
  const y = Math.floor(Math.min(...boxes.map((box) => box.y)));
  const right = Math.ceil(Math.max(...boxes.map((box) => box.x + box.width)));
  const bottom = Math.ceil(Math.max(...boxes.map((box) => box.y + box.height)));
  return { x, y, width: right - x, height: bottom - y };
}

async function pictureOf(page: Page, frame: Box): Promise<Picture> {
  const png = await page.screenshot({ clip: frame, fullPage: true, scale: "css" });
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const part = (at: number) => (data[at] ?? 0) / 255;
  const at = (x: number, y: number): Pixel => {
    const from = ((y - frame.y) * info.width + (x - frame.x)) * info.channels;
    return [part(from), part(from + 1), part(from + 2)];
  };
  return { frame, at };
}

const WITHOUT_TEXT = `
  *, *::before, *::after { -webkit-text-fill-color: transparent !important; transition: none !important }
  svg text, svg tspan { fill: transparent !important }`;

async function pictureWithoutText(page: Page, frame: Box): Promise<Picture> {
  // The page's policy takes no style from outside, except through the style sheets' own interface.
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, WITHOUT_TEXT);
  const picture = await pictureOf(page, frame);
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  return picture;
}

/** How different the two pictures are where a letter is drawn, of at most 3. */
const LETTER = 0.15;

function isChanged(one: Pixel, other: Pixel): boolean {
  return one.reduce((sum, part, at) => sum + Math.abs(part - (other[at] ?? 0)), 0) > LETTER;
}

/** A colour that lets the ground through, on that ground. */
function over([red, green, blue, opacity]: Text["colour"], ground: Pixel): Pixel {
  const mix = (part: number, at: 0 | 1 | 2) => part * opacity + ground[at] * (1 - opacity);
  return [mix(red, 0), mix(green, 1), mix(blue, 2)];
}

/** The contrast of two colours, 1–21 (WCAG 2, "contrast ratio"). */
function contrastBetween(one: Pixel, other: Pixel): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance([red, green, blue]: Pixel): number {
  const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** The texts that axe marked; with `isScrolling` those that couldn't be seen, after scrolling to the first of them. */
async function undecidedTexts(page: Page, { isScrolling = false } = {}): Promise<Text[]> {
  return page.evaluate(readUndecided, { mark: UNDECIDED, isScrolling });
}

/** Runs in the page. Takes the mark off each text whose boxes it gives. */
function readUndecided({
  mark,
  isScrolling,
}: {
  readonly mark: string;
  readonly isScrolling: boolean;
}): Text[] {
  const marked = [...document.querySelectorAll<HTMLElement | SVGElement>(`[${mark}]`)];
  if (isScrolling) marked[0]?.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });

  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  /** Any CSS colour in parts; a canvas reads what a style sheet does. */
  const partsOf = (colour: string): [number, number, number, number] => {
    if (canvas === null) return [0, 0, 0, 1];
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [red / 255, green / 255, blue / 255, alpha / 255];
  };
  const opacityOf = (element: Element | null): number =>
    element === null ? 1 : Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement);
  /** The part of a line that its containers don't cut off, on the page. */
  const shown = (line: DOMRect, element: Element): Box => {
    let { left, top, right, bottom } = line;
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      if (!/auto|scroll|hidden|clip/u.test(getComputedStyle(box).overflow)) continue;
      const cut = box.getBoundingClientRect();
      left = Math.max(left, cut.left);
      top = Math.max(top, cut.top);
      right = Math.min(right, cut.right);
      bottom = Math.min(bottom, cut.bottom);
    }
    return { x: left + scrollX, y: top + scrollY, width: right - left, height: bottom - top };
  };
  /** Whether another card is held in front of the middle of the line. */
  const isCovered = (line: DOMRect, element: Element): boolean => {
    const inFront = document.elementFromPoint(line.x + line.width / 2, line.y + line.height / 2);
    const [card, other] = [element.closest(".card"), inFront?.closest(".card")];
    return card !== null && other !== null && other !== undefined && card !== other;
  };
  const linesOf = (element: Element): DOMRect[] => {
    if (element instanceof SVGElement) return [element.getBoundingClientRect()];
    // A field's value has no node of its own.
    if (element.matches("input, select, textarea")) return [element.getBoundingClientRect()];
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()];
  };
  return marked.flatMap((element) => {
    // Letters in a decoration, such as a club's badge: its name is beside it.
    if (element.closest("svg[aria-hidden]")) {
      element.removeAttribute(mark);
      return [];
    }
    const { color, fill, fontSize, fontWeight } = getComputedStyle(element);
    const [red, green, blue, alpha] = partsOf(element instanceof SVGElement ? fill : color);
    const pixels = Number.parseFloat(fontSize);
    const isLarge = pixels >= 24 || (pixels >= 18.66 && Number(fontWeight) >= 700);
    const lines = linesOf(element);
    const boxes = lines
      .filter((line) => !isCovered(line, element))
      .map((line) => shown(line, element))
      .filter(({ width, height }) => width >= 2 && height >= 2);
    const isHidden = lines.length > 0 && lines.every((line) => isCovered(line, element));
    if (boxes.length > 0 || isHidden) element.removeAttribute(mark);
    const text: Text = {
      html: element.outerHTML.slice(0, 160),
      colour: [red, green, blue, alpha * opacityOf(element)],
      least: isLarge ? 3 : 4.5,
      boxes,
    };
    return [text];
  });
}
