import type { Translated } from "#words/translated.ts";
import type { words as english } from "#words/en/demo.ts";

export const words = {
  intro: "La demo: una temporada en marcha y goles a punto de llegar. Échale un vistazo como:",
  manager: "Mánager",
  admin: "Administrador",
} as const satisfies Translated<typeof english>;
