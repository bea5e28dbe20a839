import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

/** The contrast that WCAG 2.2 AA requires for text (1.4.3) and for the visible parts of controls (1.4.11). */
const TEXT_CONTRAST = 4.5;
const CONTROL_CONTRAST = 3;

const css = ["tokens.css", "tokens-app.css"]
  .map((name) => readFileSync(new URL(name, import.meta.url), "utf8"))
  .join("\n");

type Scheme = "light" | "dark";

/** The value of a token as `#rrggbb`. Tokens with alpha aren't for text, and have no contrast of their own. */
function colour(token: string, scheme: Scheme): string {
  const value = new RegExp(`--${token}: (.*);`, "u").exec(css)?.[1] ?? "";
  const [light, dark] = /^light-dark\((.*), (.*)\)$/u.exec(value)?.slice(1) ?? [value, value];
  const found = scheme === "light" ? light : dark;
  if (found === undefined || !/^#[0-9a-f]{6}$/u.test(found)) throw new Error(`--${token} is "${value}"`);
  return found;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string, second: string): number {
  const [darker = 0, lighter = 0] = [luminance(first), luminance(second)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const grounds = ["ground", "panel", "raised", "sunken"];
const texts = ["ink", "ink-muted", "flood-text", "danger-text", "good-text", "warning-text"];
const fills = [
  ["on-flood", "flood"],
  ["on-flood", "flood-hover"],
  ["on-danger", "danger"],
  ["on-danger", "danger-hover"],
  ["on-medal", "gold"],
  ["on-medal", "silver"],
  ["on-medal", "bronze"],
  ["on-rarity", "common"],
  ["on-rarity", "rare"],
  ["on-rarity", "epic"],
  ["on-rarity", "legendary"],
  ["on-difficulty-1", "difficulty-1"],
  ["on-difficulty-2", "difficulty-2"],
  ["on-difficulty-3", "difficulty-3"],
  ["on-difficulty-4", "difficulty-4"],
  ["on-difficulty-5", "difficulty-5"],
] as const;

describe.each(["light", "dark"] as const)("the %s theme", (scheme) => {
  const textPairs = [...grounds.flatMap((ground) => texts.map((text) => [text, ground] as const)), ...fills];

  test.each(textPairs)("has enough contrast for %s text on %s", (text, ground) => {
    expect(contrast(colour(text, scheme), colour(ground, scheme))).toBeGreaterThanOrEqual(TEXT_CONTRAST);
  });

  test.each(
    ["line-strong", "focus", "flood"].flatMap((line) => grounds.map((ground) => [line, ground] as const)),
  )("draws %s on %s so that it can be seen", (line, ground) => {
    expect(contrast(colour(line, scheme), colour(ground, scheme))).toBeGreaterThanOrEqual(CONTROL_CONTRAST);
  });
});
