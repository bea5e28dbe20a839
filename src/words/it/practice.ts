import type { Translated } from "#words/translated.ts";
import type { words as english } from "#words/en/practice.ts";

export const words = {
  title: "Stagione di prova",
  description: "Rigioca una stagione già finita, una giornata alla volta. Niente conta davvero.",
  loading: "Caricamento della tua stagione di prova",
  failure: "Non siamo riusciti a caricare la tua stagione di prova",
  startFailed: "Non siamo riusciti a iniziare la stagione di prova",
  season: "Stagione",
  simulated: "{{name}}, simulata",
  start: {
    title: "Come ci si allena",
    choose: "Scegli una stagione",
    action: "Inizia la stagione di prova",
    pending: "Inizio...",
    none: {
      title: "Non c'è ancora una stagione con cui allenarsi",
      description: "Una stagione è pronta appena si conoscono i suoi club. Torna tra poco.",
    },
    nine: {
      title: "Scegli i tuoi nove",
      text: "{{starters}} titolari e {{bench}} in panchina, tutti dalle tue figurine, con capitano e vicecapitano.",
    },
    play: {
      title: "Gioca la giornata",
      text: "Finisce in un attimo: il dettaglio di ogni punto, i cambi già fatti e la miglior formazione che potevi scegliere.",
    },
    trade: {
      title: "Fai mercato e continua",
      text_one:
        "{{count}} trasferimento gratis a giornata, fino a {{most}} da parte, {{cost}} punti per ognuno in più e un jolly.",
      text_many:
        "{{count}} di trasferimenti gratis a giornata, fino a {{most}} da parte, {{cost}} punti per ognuno in più e un jolly.",
      text_other:
        "{{count}} trasferimenti gratis a giornata, fino a {{most}} da parte, {{cost}} punti per ognuno in più e un jolly.",
    },
  },
  restart: {
    action: "Ricomincia",
    title: "Iniziare un'altra stagione di prova?",
    description:
      "Perderai quella in corso, con la sua rosa e i suoi punti. Le tue figurine e la tua rosa vera non cambiano.",
    confirm: "Ricomincia",
  },
  bar: {
    over: "Stagione finita",
    next: "Giornata {{round}} di {{total}}",
    progress: "Giornate giocate",
    played: "dopo {{played}} giornate su {{total}}",
    wildcardUsed: "Usato",
    play: "Gioca la giornata {{round}}",
    playing: "Si gioca...",
    finished_one: "Hai chiuso con {{count, number}} punto",
    finished_many: "Hai chiuso con {{count, number}} di punti",
    finished_other: "Hai chiuso con {{count, number}} punti",
    best: "La tua miglior giornata è stata la {{round}}, con {{best}}, e hai lasciato {{left}} in panchina.",
    another: "Pronto per il campionato vero? Oppure inizia un'altra stagione e prova qualcosa di nuovo.",
  },
  status: {
    noSquad: {
      title: "Prima scegli la tua rosa",
      description:
        "Scegli i tuoi nove qui sotto e premi Conferma i trasferimenti, come faresti prima di una vera scadenza.",
    },
    changed: {
      title: "Hai modifiche non salvate",
      description: "La giornata {{round}} si gioca con l'ultima rosa che hai confermato.",
    },
    ready: {
      title: "La tua rosa è pronta per la giornata {{round}}",
      description: "Cambiala qui sotto quanto vuoi, oppure gioca.",
      wildcard: "Con il tuo jolly i trasferimenti di questa giornata sono gratis.",
      cost: "I tuoi trasferimenti costano {{cost, number}} pt.",
    },
  },
  running: {
    label: "Rosa o punti",
    squad: "Rosa",
    points: "Punti ({{played}})",
    played: "Giornata {{round}} giocata",
    total_one: "{{count, number}} punto",
    total_many: "{{count, number}} di punti",
    total_other: "{{count, number}} punti",
    failed: {
      title: "Giornata non giocata",
      description: "Non siamo riusciti a giocare la giornata",
    },
  },
  results: {
    none: {
      title: "Non hai ancora giocato nessuna giornata",
      description:
        "Scegli la tua rosa e gioca: i tuoi punti compaiono qui, con il dettaglio di ogni figurina.",
    },
    option_one: "Giornata {{round}}, {{count, number}} punto",
    option_many: "Giornata {{round}}, {{count, number}} di punti",
    option_other: "Giornata {{round}}, {{count, number}} punti",
    failure: "Non siamo riusciti a caricare i punti",
    loading: "Caricamento dei punti",
    all: "Tutte le giornate",
    caption: "Giornate giocate",
    bestPossible: "Il massimo possibile",
    gameweek: "Giornata",
    gameweekShort: "G",
    best: "Massimo",
    paidTransfers: "{{transfers}} (−{{cost, number}})",
  },
} as const satisfies Translated<typeof english>;
