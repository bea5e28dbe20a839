/** What a user agent says about where somebody is signed in; null: it says nothing that we know. */
export interface Device {
  /** A browser's own name, such as Firefox. */
  readonly browser: string | null;
  /** An operating system's own name, such as Android. */
  readonly system: string | null;
}

/** The first that fits counts: most browsers also name others that they resemble. */
const BROWSERS: readonly (readonly [string, RegExp])[] = [
  ["Edge", /\bEdg(?:e|A|iOS)?\//u],
  ["Opera", /\b(?:OPR|Opera|OPiOS)\//u],
  ["Samsung Internet", /\bSamsungBrowser\//u],
  ["Firefox", /\b(?:Firefox|FxiOS)\//u],
  ["Chrome", /\b(?:Chrome|CriOS|HeadlessChrome)\//u],
  ["Safari", /\bVersion\/[\d.]+ (?:Mobile\/\w+ )?Safari\//u],
];

const SYSTEMS: readonly (readonly [string, RegExp])[] = [
  ["iPad", /\biPad\b/u],
  ["iPhone", /\biPhone\b/u],
  ["Android", /\bAndroid\b/u],
  ["ChromeOS", /\bCrOS\b/u],
  ["Windows", /\bWindows\b/u],
  ["macOS", /\bMacintosh\b/u],
  ["Linux", /\bLinux\b/u],
];

/** The browser and the system that a user agent names. */
export function deviceOf(userAgent: string): Device {
  const find = (known: typeof BROWSERS) => known.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null;
  return { browser: find(BROWSERS), system: find(SYSTEMS) };
}
