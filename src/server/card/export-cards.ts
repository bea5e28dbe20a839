import { DEFAULT_LANGUAGE } from "#contract/languages.ts";
import type { OwnCardView } from "#contract/card/card.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";
import type { Deps } from "#server/deps.ts";
import { wordsIn } from "#server/platform/words.ts";
import { rejectionText } from "#words/rejection-text.ts";
import { loadOwnCards } from "./store.ts";

/** The file's columns, in English like the API. */
const columns: readonly [name: string, value: (card: OwnCardView) => string | number | null][] = [
  ["id", ({ id }) => id],
  ["player", ({ playerName }) => playerName],
  ["position", ({ position }) => position],
  ["club", ({ club }) => club],
  ["overall", ({ overall }) => overall],
  ["rarity", ({ rarity }) => rarity],
  ["origin", ({ origin }) => origin],
  ["status", ({ status }) => status],
  ["special", ({ isSpecial }) => (isSpecial ? "yes" : "no")],
  ["locked until", ({ lockedUntil }) => lockedUntil],
  [
    "rejection reason",
    ({ rejectionReason }) =>
      rejectionReason && rejectionText(wordsIn(DEFAULT_LANGUAGE, "card"), rejectionReason),
  ],
  ["added", ({ createdAt }) => createdAt],
];

/** The viewer's cards as CSV (RFC 4180), newest first, with a header line. */
export async function exportCards(deps: Deps, viewer: Viewer): Promise<string> {
  const cards = await loadOwnCards(deps, viewer, deps.clock.now());
  const lines = [columns.map(([name]) => name), ...cards.map(cellsOf)];
  // The byte order mark tells spreadsheets that the file is UTF-8.
  return `\uFEFF${lines.map((cells) => `${cells.map(quoted).join(",")}\r\n`).join("")}`;
}

function cellsOf(card: OwnCardView): string[] {
  return columns.map(([, value]) => String(value(card) ?? ""));
}

/** Quotes a cell. A cell that starts like a formula gets an apostrophe, or spreadsheets would run it. */
function quoted(cell: string): string {
  const harmless = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
