import type { Translated } from "#words/translated.ts";
import type { words as english } from "#words/en/home.ts";

export const words = {
  welcome: "Ciao, <name>{{name}}</name>",
  description: "Scegline cinque. Fai punti con quello che combinano questo mese nelle partite vere.",
  playMatch: "Gioca una partita",
  buildTeam: "Crea la tua squadra",
  enterTournament: "Partecipa al torneo",
  watchScores: "Risultati in diretta",
  bestFive: {
    claimAndField: "Prendi le figurine e schierale",
    field: "Schiera i miei cinque migliori",
    fielding: "Scegliamo i tuoi cinque...",
    teamName: "I cinque di {{username}}",
    fielded: "I tuoi cinque migliori sono in campo",
    fieldedAs: "{{team}} è la tua squadra attiva.",
    failed: "Non siamo riusciti a schierare i tuoi cinque",
    tryAgain: "Riprova, oppure crea tu la squadra.",
  },
  ownFixtures: {
    title: "I tuoi giocatori oggi",
    ofActiveTeam: "Dalla tua squadra attiva",
    ofTournamentTeam: "Dalla tua squadra del torneo",
    allScores: "Tutti i risultati",
    loadFailed: "Non siamo riusciti a caricare le partite",
    loading: "Caricamento delle partite dei tuoi giocatori",
    noTeam: "Imposta una squadra attiva di cinque per vedere quando giocano.",
    noneToday: "Oggi nessuno dei tuoi giocatori è in campo.",
    next: "Prossima: {{home}} – {{away}}",
    nothingPlanned: "La loro prossima partita non ha ancora una data.",
    place: { starter: "titolare", bench: "in panchina", absent: "non convocato" },
  },
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
