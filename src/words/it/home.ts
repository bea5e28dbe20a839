import type { Translated } from "#words/translated.ts";
import type { words as english } from "#words/en/home.ts";

export const words = {
  welcome: "Ciao, <name>{{name}}</name>",
  description: "Scegline cinque. Fai punti con quello che combinano questo mese nelle partite vere.",
  playMatch: "Gioca una partita",
  buildTeam: "Crea la tua squadra",
} as const satisfies Translated<typeof english>;
