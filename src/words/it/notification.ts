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
      "Ti avviseremo qui quando una figurina viene approvata, un torneo comincia o finisce, o qualcuno entra nella tua lega.",
  },
  news: {
    cardApproved: "La tua figurina di <a>{{playerName}}</a> è stata approvata.",
    cardRejected: "La tua foto di {{playerName}} è stata rifiutata. <a>Caricane un'altra</a>",
    cardRejectedFor: "La tua foto di {{playerName}} è stata rifiutata: {{reason}} <a>Caricane un'altra</a>",
    tournamentStarted: "<a>{{name}}</a> è cominciato. Iscrivi la tua squadra di cinque.",
    tournamentFinished_one:
      "<a>{{name}}</a> è finito: hai chiuso in posizione {{position, number}} su {{entries, number}} con {{count, number}} punto.",
    tournamentFinished_many:
      "<a>{{name}}</a> è finito: hai chiuso in posizione {{position, number}} su {{entries, number}} con {{count, number}} di punti.",
    tournamentFinished_other:
      "<a>{{name}}</a> è finito: hai chiuso in posizione {{position, number}} su {{entries, number}} con {{count, number}} punti.",
    leagueJoined: "Ora anche {{username}} gioca in <a>{{name}}</a>.",
  },
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
      body_one:
        "Hai chiuso in posizione {{position, number}} su {{entries, number}} con {{count, number}} punto.",
      body_many:
        "Hai chiuso in posizione {{position, number}} su {{entries, number}} con {{count, number}} di punti.",
      body_other:
        "Hai chiuso in posizione {{position, number}} su {{entries, number}} con {{count, number}} punti.",
    },
    leagueJoined: {
      body: "Ora anche {{username}} gioca nella tua lega.",
    },
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
