import type { Translated } from "#words/translated.ts";
import type { words as english } from "#words/en/notification.ts";

export const words = {
  title: "Notifiche",
  loading: "Caricamento delle notifiche",
  loadFailed: "Non siamo riusciti a caricare le tue notifiche",
  older: "Meno recenti",
  isNew: "Nuova: ",
  empty: {
    title: "Ancora nessuna novità",
    description:
      "Ti avviseremo qui quando segnano i tuoi giocatori, si avvicina una scadenza o qualcuno ti sfida.",
  },
  news: {
    cardApproved: "La tua figurina di <a>{{playerName}}</a> è stata approvata.",
    cardRejected: "La tua foto di {{playerName}} è stata rifiutata. <a>Caricane un'altra</a>",
    cardRejectedFor: "La tua foto di {{playerName}} è stata rifiutata: {{reason}} <a>Caricane un'altra</a>",
    tournamentStarted: "<a>{{name}}</a> è cominciato. Iscrivi la tua squadra di cinque.",
    tournamentFinished_one:
      "<a>{{name}}</a> è finito: hai chiuso {{position, number}}º su {{entries, number}} con {{count, number}} punto.",
    tournamentFinished_many:
      "<a>{{name}}</a> è finito: hai chiuso {{position, number}}º su {{entries, number}} con {{count, number}} di punti.",
    tournamentFinished_other:
      "<a>{{name}}</a> è finito: hai chiuso {{position, number}}º su {{entries, number}} con {{count, number}} punti.",
    leagueJoined: "Ora anche {{username}} gioca in <a>{{name}}</a>.",
    squadDue: "<a>{{name}}</a>: la giornata {{gameweek}} chiude {{deadline}}. Controlla prima la tua rosa.",
    entryDue: "<a>{{name}}</a> comincia {{deadline}}. Iscrivi prima i tuoi cinque.",
    playerScored_one: "Gol di <a>{{playerName}}</a>! {{match}}",
    playerScored_many: "<a>{{playerName}}</a> ha segnato {{count, number}} di gol! {{match}}",
    playerScored_other: "<a>{{playerName}}</a> ha segnato {{count, number}} gol! {{match}}",
    playerSentOff: "<a>{{playerName}}</a> è stato espulso. {{match}}",
    playersLeftOut_one: "<a>{{players}}</a> non parte titolare. {{match}}",
    playersLeftOut_many: "<a>{{players}}</a> non partono titolari. {{match}}",
    playersLeftOut_other: "<a>{{players}}</a> non partono titolari. {{match}}",
    challengedWon: "{{username}} ti ha sfidato. Hai vinto <a>{{own}}-{{theirs}}</a>.",
    challengedLost: "{{username}} ti ha sfidato. Hai perso <a>{{own}}-{{theirs}}</a>.",
    challengedDrew: "{{username}} ti ha sfidato. Avete pareggiato <a>{{own}}-{{theirs}}</a>.",
    gameweekFinal_one:
      "<a>{{name}}</a>, giornata {{gameweek}}: {{count, number}} punto definitivo, {{position, number}}º su {{squads, number}}.",
    gameweekFinal_many:
      "<a>{{name}}</a>, giornata {{gameweek}}: {{count, number}} di punti definitivi, {{position, number}}º su {{squads, number}}.",
    gameweekFinal_other:
      "<a>{{name}}</a>, giornata {{gameweek}}: {{count, number}} punti definitivi, {{position, number}}º su {{squads, number}}.",
    scoutOffer:
      "Il tuo osservatore in {{name}} ti propone dei giocatori. <a>Ingaggiane uno</a> entro {{until}}.",
    placeUp_one: "Sali di {{count, number}} posizione: ora sei {{position, number}}º in <a>{{name}}</a>.",
    placeUp_many: "Sali di {{count, number}} di posizioni: ora sei {{position, number}}º in <a>{{name}}</a>.",
    placeUp_other: "Sali di {{count, number}} posizioni: ora sei {{position, number}}º in <a>{{name}}</a>.",
    placeDown_one: "Scendi di {{count, number}} posizione: ora sei {{position, number}}º in <a>{{name}}</a>.",
    placeDown_many:
      "Scendi di {{count, number}} di posizioni: ora sei {{position, number}}º in <a>{{name}}</a>.",
    placeDown_other:
      "Scendi di {{count, number}} posizioni: ora sei {{position, number}}º in <a>{{name}}</a>.",
  },
  match: "{{home}} – {{away}}",
  score: "{{home}} {{homeGoals}}-{{awayGoals}} {{away}}",
  push: {
    cardApproved: {
      title: "Figurina approvata",
      body: "La tua figurina di {{playerName}} è stata approvata.",
    },
    cardRejected: {
      title: "Figurina rifiutata",
      body: "La tua foto di {{playerName}} è stata rifiutata.",
      bodyFor: "La tua foto di {{playerName}} è stata rifiutata: {{reason}}",
    },
    tournamentStarted: {
      title: "È cominciato un nuovo torneo",
      body: "{{name}} è cominciato. Iscrivi la tua squadra di cinque.",
    },
    tournamentFinished: {
      title: "{{name}} è finito",
      body_one: "Hai chiuso {{position, number}}º su {{entries, number}} con {{count, number}} punto.",
      body_many: "Hai chiuso {{position, number}}º su {{entries, number}} con {{count, number}} di punti.",
      body_other: "Hai chiuso {{position, number}}º su {{entries, number}} con {{count, number}} punti.",
    },
    leagueJoined: {
      body: "Ora anche {{username}} gioca nella tua lega.",
    },
    squadDue: {
      title: "{{name}}: la giornata {{gameweek}} sta per chiudere",
      body: "Scadenza: {{time}}. Controlla prima la tua rosa.",
    },
    entryDue: {
      title: "Torneo in partenza: {{name}}",
      body: "Prima partita: {{time}}. Iscrivi prima i tuoi cinque.",
    },
    playerScored: {
      title_one: "Gol di {{playerName}}!",
      title_many: "{{playerName}} ha segnato {{count, number}} di gol!",
      title_other: "{{playerName}} ha segnato {{count, number}} gol!",
    },
    playerSentOff: {
      title: "Espulsione: {{playerName}}",
    },
    playersLeftOut: {
      title: "Non in formazione",
      body_one: "{{players}} non parte titolare. {{match}}",
      body_many: "{{players}} non partono titolari. {{match}}",
      body_other: "{{players}} non partono titolari. {{match}}",
    },
    challenged: {
      title: "{{username}} ti ha sfidato",
      won: "Hai vinto {{own}}-{{theirs}}.",
      lost: "Hai perso {{own}}-{{theirs}}.",
      drew: "Avete pareggiato {{own}}-{{theirs}}.",
    },
    gameweekFinal: {
      title: "{{name}}: punti definitivi della giornata {{gameweek}}",
      body_one: "{{count, number}} punto, {{position, number}}º su {{squads, number}}.",
      body_many: "{{count, number}} di punti, {{position, number}}º su {{squads, number}}.",
      body_other: "{{count, number}} punti, {{position, number}}º su {{squads, number}}.",
    },
    scoutOffer: {
      title: "Il tuo osservatore ti propone dei giocatori",
      body: "{{name}}, giornata {{gameweek}}: ingaggiane uno prima della prossima scadenza.",
    },
    placeMoved: {
      up_one: "Sali di {{count, number}} posizione",
      up_many: "Sali di {{count, number}} di posizioni",
      up_other: "Sali di {{count, number}} posizioni",
      down_one: "Scendi di {{count, number}} posizione",
      down_many: "Scendi di {{count, number}} di posizioni",
      down_other: "Scendi di {{count, number}} posizioni",
      body: "Ora sei {{position, number}}º in {{name}}.",
    },
  },
  switches: {
    title: "Cosa ti raccontiamo",
    description:
      "Vale per l'app e tutti i tuoi dispositivi. Dalle 22:00 alle 8:00 sui dispositivi arrivano solo i gol.",
    loading: "Caricamento delle tue scelte",
    loadFailed: "Non siamo riusciti a caricare le tue scelte",
    changeFailed: "Non siamo riusciti a salvare la tua scelta",
    players: "I tuoi giocatori",
    competitions: "Le tue competizioni",
    you: "Tu e le tue figurine",
    playerScored: "Gol",
    playerSentOff: "Espulsioni",
    playersLeftOut: "Non in formazione",
    deadlineNear: "Scadenze, se non hai ancora fatto nulla",
    gameweekFinal: "Punti definitivi della giornata",
    placeMoved: "Dieci posizioni in più o in meno",
    tournamentStarted: "Inizio dei tornei",
    tournamentFinished: "Risultati dei tornei",
    challenged: "Sfide",
    scoutOffer: "Proposte dell'osservatore",
    cardApproved: "Foto approvate",
    cardRejected: "Foto rifiutate",
    leagueJoined: "Nuovi fantallenatori nelle tue leghe",
  },
  device: {
    title: "Su questo dispositivo",
    switch: "Notifiche su questo dispositivo",
    loadFailed: "Non siamo riusciti a interrogare il browser",
    changeFailed: "Non siamo riusciti a cambiare le notifiche di questo dispositivo",
    unsupported: "Questo browser non supporta le notifiche.",
    notInstalled:
      "Su iPhone o iPad, aggiungi prima Panna alla schermata Home: apri il menu Condividi, scegli Aggiungi alla schermata Home, poi apri Panna da lì e torna su questa pagina.",
    denied:
      "Hai bloccato le notifiche di questo sito. Consentile nelle impostazioni del browser, poi torna qui.",
    off: "Ricevi le novità anche quando Panna è chiuso.",
    on: "Questo dispositivo riceve le tue novità finché non esci.",
  },
} as const satisfies Translated<typeof english>;
