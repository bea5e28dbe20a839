import type { Translated } from "#words/translated.ts";
import type { words as english } from "#words/en/notification.ts";

export const words = {
  title: "Notificaciones",
  loading: "Cargando tus notificaciones",
  loadFailed: "No hemos podido cargar tus notificaciones",
  older: "Anteriores",
  isNew: "Nueva: ",
  empty: {
    title: "Sin novedades",
    description:
      "Aquí te avisaremos cuando se apruebe un cromo, empiece o acabe un torneo, o alguien entre en tu liga.",
  },
  news: {
    cardApproved: "Tu cromo de <a>{{playerName}}</a> ya está aprobado.",
    cardRejected: "Tu foto de {{playerName}} ha sido rechazada. <a>Sube otra</a>",
    cardRejectedFor: "Tu foto de {{playerName}} ha sido rechazada: {{reason}} <a>Sube otra</a>",
    tournamentStarted: "Ha empezado <a>{{name}}</a>. Inscribe a tu equipo de cinco.",
    tournamentFinished_one:
      "<a>{{name}}</a> ha terminado: has quedado en el puesto {{position, number}} de {{entries, number}} con {{count, number}} punto.",
    tournamentFinished_many:
      "<a>{{name}}</a> ha terminado: has quedado en el puesto {{position, number}} de {{entries, number}} con {{count, number}} de puntos.",
    tournamentFinished_other:
      "<a>{{name}}</a> ha terminado: has quedado en el puesto {{position, number}} de {{entries, number}} con {{count, number}} puntos.",
    leagueJoined: "{{username}} ha entrado en <a>{{name}}</a>.",
  },
  push: {
    cardApproved: {
      title: "Cromo aprobado",
      body: "Tu cromo de {{playerName}} ya está aprobado.",
    },
    cardRejected: {
      title: "Cromo rechazado",
      body: "Tu foto de {{playerName}} ha sido rechazada.",
      bodyFor: "Tu foto de {{playerName}} ha sido rechazada: {{reason}}",
    },
    tournamentStarted: {
      title: "Nuevo torneo en marcha",
      body: "Ha empezado {{name}}. Inscribe a tu equipo de cinco.",
    },
    tournamentFinished: {
      title: "{{name}} ha terminado",
      body_one:
        "Has quedado en el puesto {{position, number}} de {{entries, number}} con {{count, number}} punto.",
      body_many:
        "Has quedado en el puesto {{position, number}} de {{entries, number}} con {{count, number}} de puntos.",
      body_other:
        "Has quedado en el puesto {{position, number}} de {{entries, number}} con {{count, number}} puntos.",
    },
    leagueJoined: {
      body: "{{username}} ha entrado en tu liga.",
    },
  },
  device: {
    title: "En este dispositivo",
    switch: "Notificaciones en este dispositivo",
    loadFailed: "No hemos podido consultar tu navegador",
    changeFailed: "No se han podido cambiar las notificaciones de este dispositivo",
    unsupported: "Este navegador no admite notificaciones.",
    notInstalled:
      "En un iPhone o iPad, añade antes Panna a la pantalla de inicio: abre el menú Compartir, elige Añadir a pantalla de inicio, abre Panna desde ahí y vuelve a esta página.",
    denied:
      "Has bloqueado las notificaciones de este sitio. Permítelas en los ajustes del navegador y vuelve.",
    off: "Entérate de todo aunque Panna esté cerrado.",
    on: "Este dispositivo recibe tus novedades hasta que cierres sesión.",
  },
} as const satisfies Translated<typeof english>;
