import type { Translated } from "#words/translated.ts";
import type { words as english } from "#words/en/profile.ts";

export const words = {
  title: "Profilo",
  back: "Torna alla classifica",
  loading: "Caricamento del profilo",
  loadFailed: "Non siamo riusciti a caricare il profilo",
  notFound: "Utente non trovato",
  notFoundHint: "A questo indirizzo non c'è nessun fantallenatore.",
  isOwn: "Ecco come ti vedono gli altri.",
  challenge: "Sfida",
  division: "Divisione",
  matches: {
    title: "Ultime partite",
    loading: "Caricamento delle partite",
    loadFailed: "Non siamo riusciti a caricare le partite",
    empty: "Nessuna partita recente",
  },
  team: {
    title: "Squadra attiva",
    loading: "Caricamento della squadra attiva",
    loadFailed: "Non siamo riusciti a caricare la squadra attiva",
    empty: "Nessuna squadra attiva",
    facts: "{{name}}, <formation>{{formation}}</formation>, overall di squadra {{rating, number}}",
  },
  badges: {
    title: "Riconoscimenti",
    champion: { name: "Campione", text: "Ha vinto un torneo mensile" },
    podium: { name: "Podio", text: "Ha chiuso un mese tra i primi tre" },
    top20: { name: "Top 20", text: "Ha chiuso un mese tra i primi venti" },
    century: { name: "Quota 100", text: "Ha fatto 100 punti in un mese" },
    regular: { name: "Habitué", text: "Ha partecipato a tre tornei" },
    photographer: { name: "Fotografo", text: "Foto di una figurina vera approvata" },
    collector: { name: "Collezionista", text: "Possiede 25 figurine" },
    veteran: { name: "Veterano", text: "Ha giocato 50 partite" },
    firstWin: { name: "Prima vittoria", text: "Ha vinto una partita" },
  },
} as const satisfies Translated<typeof english>;
