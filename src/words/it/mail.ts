import type { Translated } from "#words/translated.ts";
import type { words as english } from "#words/en/mail.ts";

export const words = {
  greeting: "Ciao,",
  greetingTo: "Ciao {{username}},",
  footer: "Questa email arriva da Panna su {{host}}. Non leggiamo le risposte.",
  reset: {
    subject: "Scegli una nuova password per Panna",
    body: "Hai chiesto una nuova password. Il link funziona una sola volta e scade dopo un'ora. Quando scegli una nuova password, esci da tutti i dispositivi.",
    unasked: "Non sei stato tu? Ignora questa email: la tua password resta la stessa.",
    link: "Scegli una nuova password",
  },
  confirm: {
    subject: "Conferma la tua email per Panna",
    body: "Conferma che questo indirizzo è tuo. Il link funziona una sola volta, per un giorno. Se te lo chiediamo, prima accedi.",
    unasked: "Non hai creato un account? Ignora questa email e non inserire la tua password.",
    link: "Conferma la mia email",
  },
  change: {
    subject: "Conferma la tua nuova email per Panna",
    body: "Hai chiesto di accedere a Panna con questo indirizzo. Il link funziona una sola volta, per un giorno. Se te lo chiediamo, prima accedi.",
    unasked: "Non sei stato tu? Ignora questa email e non cambierà nulla.",
    link: "Usa questo indirizzo",
  },
  changed: {
    subject: "La tua email per Panna è cambiata",
    body: "Il tuo account ora usa {{email}}. Non scriveremo più a questo indirizzo.",
    unasked:
      "Non sei stato tu? Allora qualcun altro conosce la tua password. Avvisa subito l'amministratore del tuo Panna.",
  },
  newPassword: {
    subject: "La tua password di Panna è cambiata",
    body: "Da adesso il tuo account ha una nuova password.",
    unasked:
      "Non sei stato tu? Scegline subito un'altra: con «Password dimenticata?», nella pagina di accesso, ricevi un link.",
  },
  newPasskey: {
    subject: "Il tuo account di Panna ha una nuova passkey",
    body: "Al tuo account è appena stata aggiunta una passkey. Fa accedere senza password.",
    unasked: "Non sei stato tu? Toglila nelle impostazioni e cambia la password.",
  },
  passkeyRemoved: {
    subject: "Una passkey è stata rimossa dal tuo account di Panna",
    body: "Dal tuo account è appena stata rimossa una passkey. Non fa più accedere.",
    unasked: "Non sei stato tu? Cambia la password e chiudi le altre sessioni nelle impostazioni.",
  },
  accountDeleted: {
    subject: "Il tuo account di Panna è stato eliminato",
    body: "Il tuo account è appena stato eliminato, con le tue figurine, foto e squadre. Non ti scriveremo più.",
    unasked:
      "Non sei stato tu? Qualcuno aveva la tua password o il tuo dispositivo. Cambia quella password ovunque la usi.",
  },
} as const satisfies Translated<typeof english>;
