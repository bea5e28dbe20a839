import type { Translated } from "#words/translated.ts";
import type { words as english } from "#words/en/offline.ts";

export const words = {
  cut: "Sei offline.",
  asOf: "Dati aggiornati: {{time}}",
  back: "Sei di nuovo online.",
  update: {
    ready: "È pronta una nuova versione.",
    reload: "Ricarica",
    later: "Più tardi",
  },
  unsent: {
    sentTitle: "Squadra salvata",
    sent: "Abbiamo salvato le modifiche a {{name}} fatte offline.",
    refusedTitle: "Squadra non salvata",
    refused: "{{name}} è cambiata mentre eri offline. Aprila in Crea squadra per scegliere una versione.",
  },
} as const satisfies Translated<typeof english>;
