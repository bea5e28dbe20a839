import type { Translated } from "#words/translated.ts";
import type { words as english } from "#words/en/tournament.ts";

export const words = {
  load: {
    tournament: "Non siamo riusciti a caricare il torneo",
    entry: "Non siamo riusciti a caricare la tua iscrizione",
    loadingTournament: "Caricamento del torneo",
    loadingTeam: "Caricamento della tua squadra del torneo",
  },
  points: "Punti",
  position: "Posizione",
  pointsMark_one: "{{count, number}}<hidden> punto</hidden>",
  pointsMark_many: "{{count, number}}<hidden> di punti</hidden>",
  pointsMark_other: "{{count, number}}<hidden> punti</hidden>",
  goToTournament: "Vai al torneo",
  daysLeft_one: "Manca {{count, number}} giorno",
  daysLeft_many: "Mancano {{count, number}} di giorni",
  daysLeft_other: "Mancano {{count, number}} giorni",
  widget: {
    title: "Torneo del mese",
    entries_one: "{{count, number}} iscrizione",
    entries_many: "{{count, number}} di iscrizioni",
    entries_other: "{{count, number}} iscrizioni",
    lockedIn: "Squadra iscritta",
    yourTeam: "<label>La tua squadra:</label> <team/>",
    receipts: "Scopri da dove arrivano i tuoi punti",
    none: {
      title: "Nessun torneo attivo",
      description: "Torna presto per il prossimo torneo!",
    },
  },
  status: {
    upcoming: "in arrivo",
    active: "in corso",
    finished: "concluso",
  },
  entry: {
    selectTeam: "Scegli una squadra",
    enter: "Iscriviti al torneo",
    entering: "Iscrizione in corso...",
    createFirst: "Per partecipare, crea prima una squadra",
    noTeam: {
      title: "Nessuna squadra scelta",
      description: "Prima scegli una squadra",
    },
    confirmed: {
      title: "Iscrizione confermata!",
      description: "La tua squadra è iscritta al torneo",
    },
    failed: {
      title: "Iscrizione non riuscita",
      description: "Non è stato possibile iscriverti al torneo",
    },
    question: {
      title: "Vuoi iscriverti con {{team}}?",
      description: "L'iscrizione è definitiva: non potrai ritirarla né cambiare le sue cinque figurine.",
      confirm: "Iscrivi la mia squadra",
    },
    scoreless: {
      title_one: "Questa figurina non farebbe punti",
      title_many: "Queste figurine non farebbero punti",
      title_other: "Queste figurine non farebbero punti",
      text_one: "{{players}} non è collegata a un giocatore reale.",
      text_many: "{{players}} non sono collegate a giocatori reali.",
      text_other: "{{players}} non sono collegate a giocatori reali.",
    },
  },
  figures: {
    unranked: "Non ancora in classifica",
    rank: "{{rank}}º",
    decidedBy: "Spareggio",
  },
  team: {
    title: "Squadra del torneo",
    locked: "Bloccata",
    pitch: "{{team}}, {{formation}}, bloccata",
    failed: "Errore nel caricamento della squadra del torneo",
    problem: {
      notFound: "Squadra non trovata tra quelle salvate",
      positions: "Errore nelle posizioni",
    },
    none: {
      title: "Nessuna squadra iscritta",
      description: "Iscriviti al torneo di questo mese dalla schermata iniziale.",
    },
  },
  pick: {
    unlinked: "Questa figurina non è collegata a un giocatore reale, quindi non fa punti.",
    notPlayed: "Non ha ancora giocato dalla tua iscrizione.",
  },
  rules: {
    title: "Come si fanno i punti",
    intro: "Quello che fanno i tuoi cinque nelle partite vere",
    introOf: "<tournament/>: <days/>",
    all: "Tutte le regole",
    minutes: "{{minutes, number}} minuti o più",
    goal: "Gol",
    assist: "Assist",
    cleanSheet: "Porta inviolata",
    bonus: "I tre migliori della partita",
    cards: "Ammonizione, espulsione",
    range: "da {{from}} a {{to}}",
    upTo: "fino a {{most}}",
    both: "{{first}}, {{second}}",
  },
} as const satisfies Translated<typeof english>;
