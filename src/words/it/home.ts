import type { Translated } from "#words/translated.ts";
import type { words as english } from "#words/en/home.ts";

export const words = {
  welcome: "Ciao, <name>{{name}}</name>",
  description: "Scegline cinque. Fai punti con quello che combinano questo mese nelle partite vere.",
  playMatch: "Gioca una partita",
  buildTeam: "Crea la tua squadra",
  deadline: {
    gameweek: "Scadenza della giornata {{round}}: <date/>",
    passed: "Tempo scaduto",
    days: "Mancano {{days}} g {{hours}} h",
    hours: "Mancano {{hours}} h {{minutes}} min",
    minutes: "Mancano {{time}}",
    next: "Prossima scadenza fantasy",
    openTransfers: "Vai ai trasferimenti",
    loading: "Caricamento della prossima scadenza",
  },
} as const satisfies Translated<typeof english>;
