import type { Translated } from "#words/translated.ts";
import type { words as english } from "#words/en/home.ts";

export const words = {
  welcome: "Hola, <name>{{name}}</name>",
  description: "Elige a cinco. Sumas puntos con lo que hagan este mes en sus partidos de verdad.",
  playMatch: "Jugar un partido",
  buildTeam: "Montar tu equipo",
} as const satisfies Translated<typeof english>;
