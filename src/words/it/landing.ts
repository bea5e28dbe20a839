import type { Translated } from "#words/translated.ts";
import type { words as english } from "#words/en/landing.ts";

export const words = {
  title: "Panna: le tue figurine scendono in campo",
  description:
    "Panna è il fantacalcio a cinque con le figurine che possiedi: metti in campo i tuoi cinque e fai punti con quello che combinano i giocatori veri.",
  headline: "Figurine <line>in campo</line>",
  promise:
    "Il fantacalcio a cinque con le figurine che possiedi. Metti in campo i tuoi cinque e fai punti con quello che combinano i giocatori veri.",
  start: "Comincia a giocare",
  how: {
    title: "Come funziona",
    upload: {
      title: "Carica figurine",
      text: "Fotografa le figurine che hai nel cassetto. Noi leggiamo il nome, una persona controlla la foto e la figurina entra nella tua collezione. Non ne hai sotto mano? Parti gratis con un set da undici.",
    },
    build: {
      title: "Crea squadre",
      text: "Scegli un modulo e metti in campo cinque figurine. Salva più squadre e rendine attiva una.",
    },
    compete: {
      title: "Gareggia",
      text: "Iscriviti al torneo del mese. Gol, assist, parate e porte inviolate delle partite vere diventano i tuoi punti.",
    },
    climb: {
      title: "Scala la classifica",
      text: "Guarda in diretta da dove arriva ogni punto e quante posizioni guadagni.",
    },
  },
  panna: "Panna: un tunnel. Palla tra le gambe e via.",
  demo: {
    intro: "La demo: una stagione in corso e gol in arrivo. Guardati intorno come:",
    manager: "Fantallenatore",
    admin: "Amministratore",
  },
} as const satisfies Translated<typeof english>;
