import type { Translated } from "#words/translated.ts";
import type { words as english } from "#words/en/about.ts";

export const words = {
  title: "Quiénes somos",
  construction: "En construcción",
  comeBack: "Todavía estamos escribiendo esta página. Vuelve pronto.",
} as const satisfies Translated<typeof english>;
