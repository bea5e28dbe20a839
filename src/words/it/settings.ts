import type { Translated } from "#words/translated.ts";
import type { words as english } from "#words/en/settings.ts";

export const words = {
  title: "Impostazioni",
  profileLink: "Il mio profilo",
  name: {
    title: "Nome",
    username: "Nome utente",
    usernameHint:
      "Per un giorno puoi correggere un nome nuovo. Dopo puoi cambiarlo una volta ogni 30 giorni. Quello vecchio resta riservato a te per 90 giorni.",
    saveUsername: "Salva nome utente",
    usernameSaved: "Ora sei {{username}}",
    usernameFailed: "Non siamo riusciti a cambiare il tuo nome utente",
    firstName: "Nome",
    lastName: "Cognome",
    nameHint: "Li vedete solo tu e gli amministratori.",
    saveName: "Salva nome",
    nameSaved: "Abbiamo salvato il tuo nome",
    nameFailed: "Non siamo riusciti a salvare il tuo nome",
  },
  picture: {
    title: "Foto",
    description:
      "Tutti la vedono accanto al tuo nome utente. La ritagliamo in un quadrato e salviamo solo la foto.",
    choose: "Scegli una foto",
    uploading: "Caricamento...",
    remove: "Togli la foto",
    saved: "La tua nuova foto è online",
    removed: "Abbiamo tolto la tua foto",
    failed: "Non siamo riusciti a usare questa foto",
    removeFailed: "Non siamo riusciti a togliere la tua foto",
  },
  preferences: {
    title: "Lingua, ora e notifiche",
    language: "Lingua",
    languageHint: "Cambiala nel menu sotto la tua foto.",
    timeZone: "Fuso orario",
    timeZoneUnknown: "Non lo sappiamo ancora",
    timeZoneHint: "Ce lo dice il tuo dispositivo. Dalle 22:00 alle 8:00 ti avvisiamo solo dei gol.",
    notifications: "Notifiche",
    notificationsLink: "Scegli quali notifiche ricevere",
  },
  password: {
    title: "Password",
    description: "Con una password nuova esci da tutti gli altri tuoi dispositivi.",
    current: "Password attuale",
    new: "Nuova password",
    submit: "Cambia password",
    changing: "Cambio della password...",
    changed: "Hai cambiato la password",
    changedHint:
      "Su tutti gli altri tuoi dispositivi l'accesso è terminato. Se avevi chiesto di cambiare email, richiedilo.",
    failed: "Non siamo riusciti a cambiare la password",
  },
  data: {
    title: "I tuoi dati",
    description:
      "Tutto quello che salviamo di te, in un file: le tue figurine con le foto, squadre, partite e punti.",
    download: "Scarica i tuoi dati",
  },
  deletion: {
    title: "Elimina account",
    description:
      "Il tuo account, le tue figurine e le tue foto spariscono per sempre. Non si torna indietro.",
    open: "Elimina il tuo account",
    question: "Eliminare il tuo account per sempre?",
    goes: "Eliminiamo le tue figurine e foto, le tue squadre, quello che condividi, le notifiche, il nome e l'email.",
    stays:
      "Gli altri fantallenatori tengono i loro risultati, quindi le tue partite e i tuoi posti in classifica restano. Lì compari come «Ex fantallenatore».",
    leagues: "Le tue mini-leghe passano al fantallenatore che ne fa parte da più tempo.",
    username: "Nessuno può prendere il tuo nome utente per 90 giorni.",
    password: "La tua password",
    freshSignIn: "Puoi farlo solo nei dieci minuti dopo l'accesso.",
    confirm: "Elimina account",
    deleting: "Eliminazione dell'account...",
    failed: "Non siamo riusciti a eliminare il tuo account",
  },
} as const satisfies Translated<typeof english>;
