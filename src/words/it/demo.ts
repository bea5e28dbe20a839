import type { Translated } from "#words/translated.ts";
import type { words as english } from "#words/en/demo.ts";

export const words = {
  intro: "La demo: una stagione in corso e gol in arrivo. Guardati intorno come:",
  manager: "Fantallenatore",
  admin: "Amministratore",
} as const satisfies Translated<typeof english>;
