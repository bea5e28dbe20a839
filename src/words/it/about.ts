import type { Translated } from "#words/translated.ts";
import type { words as english } from "#words/en/about.ts";

export const words = {
  title: "Chi siamo",
  construction: "In costruzione",
  comeBack: "Stiamo ancora scrivendo questa pagina. Torna presto.",
} as const satisfies Translated<typeof english>;
