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
    description: "Aquí te avisaremos cuando marquen tus jugadores, se acerque un cierre o alguien te rete.",
  },
  news: {
    cardApproved: "Tu cromo de <a>{{playerName}}</a> ya está aprobado.",
    cardRejected: "Tu foto de {{playerName}} ha sido rechazada. <a>Sube otra</a>",
    cardRejectedFor: "Tu foto de {{playerName}} ha sido rechazada: {{reason}} <a>Sube otra</a>",
    tournamentStarted: "<a>{{name}}</a> ha empezado. Inscribe a tu equipo de cinco.",
    tournamentFinished_one:
      "<a>{{name}}</a> ha terminado: has quedado {{position, number}}.º de {{entries, number}} con {{count, number}} punto.",
    tournamentFinished_many:
      "<a>{{name}}</a> ha terminado: has quedado {{position, number}}.º de {{entries, number}} con {{count, number}} de puntos.",
    tournamentFinished_other:
      "<a>{{name}}</a> ha terminado: has quedado {{position, number}}.º de {{entries, number}} con {{count, number}} puntos.",
    leagueJoined: "{{username}} ha entrado en <a>{{name}}</a>.",
    squadDue: "<a>{{name}}</a>: la jornada {{gameweek}} cierra el {{deadline}}. Revisa antes tu plantilla.",
    entryDue: "<a>{{name}}</a> arranca el {{deadline}}. Inscribe antes a tus cinco.",
    playerScored_one: "¡Gol de <a>{{playerName}}</a>! {{match}}",
    playerScored_many: "¡<a>{{playerName}}</a> ha marcado {{count, number}} de goles! {{match}}",
    playerScored_other: "¡<a>{{playerName}}</a> ha marcado {{count, number}} goles! {{match}}",
    playerSentOff: "<a>{{playerName}}</a> ha sido expulsado. {{match}}",
    playersLeftOut_one: "<a>{{players}}</a> no sale de inicio. {{match}}",
    playersLeftOut_many: "<a>{{players}}</a> no salen de inicio. {{match}}",
    playersLeftOut_other: "<a>{{players}}</a> no salen de inicio. {{match}}",
    challengedWon: "{{username}} te ha retado. Has ganado <a>{{own}}-{{theirs}}</a>.",
    challengedLost: "{{username}} te ha retado. Has perdido <a>{{own}}-{{theirs}}</a>.",
    challengedDrew: "{{username}} te ha retado. Habéis empatado <a>{{own}}-{{theirs}}</a>.",
    gameweekFinal_one:
      "<a>{{name}}</a>, jornada {{gameweek}}: {{count, number}} punto definitivo, {{position, number}}.º de {{squads, number}}.",
    gameweekFinal_many:
      "<a>{{name}}</a>, jornada {{gameweek}}: {{count, number}} de puntos definitivos, {{position, number}}.º de {{squads, number}}.",
    gameweekFinal_other:
      "<a>{{name}}</a>, jornada {{gameweek}}: {{count, number}} puntos definitivos, {{position, number}}.º de {{squads, number}}.",
    scoutOffer: "Tu ojeador en {{name}} te propone jugadores. <a>Ficha a uno</a> antes del {{until}}.",
    placeUp_one: "Subes {{count, number}} puesto: ahora vas {{position, number}}.º en <a>{{name}}</a>.",
    placeUp_many: "Subes {{count, number}} de puestos: ahora vas {{position, number}}.º en <a>{{name}}</a>.",
    placeUp_other: "Subes {{count, number}} puestos: ahora vas {{position, number}}.º en <a>{{name}}</a>.",
    placeDown_one: "Bajas {{count, number}} puesto: ahora vas {{position, number}}.º en <a>{{name}}</a>.",
    placeDown_many:
      "Bajas {{count, number}} de puestos: ahora vas {{position, number}}.º en <a>{{name}}</a>.",
    placeDown_other: "Bajas {{count, number}} puestos: ahora vas {{position, number}}.º en <a>{{name}}</a>.",
  },
  match: "{{home}} – {{away}}",
  score: "{{home}} {{homeGoals}}-{{awayGoals}} {{away}}",
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
      body: "{{name}} ha empezado. Inscribe a tu equipo de cinco.",
    },
    tournamentFinished: {
      title: "{{name}} ha terminado",
      body_one: "Has quedado {{position, number}}.º de {{entries, number}} con {{count, number}} punto.",
      body_many: "Has quedado {{position, number}}.º de {{entries, number}} con {{count, number}} de puntos.",
      body_other: "Has quedado {{position, number}}.º de {{entries, number}} con {{count, number}} puntos.",
    },
    leagueJoined: {
      body: "{{username}} ha entrado en tu liga.",
    },
    squadDue: {
      title: "{{name}}: se acerca el cierre de la jornada {{gameweek}}",
      body: "Cierre: {{time}}. Revisa antes tu plantilla.",
    },
    entryDue: {
      title: "Torneo a punto de arrancar: {{name}}",
      body: "Primer partido: {{time}}. Inscribe antes a tus cinco.",
    },
    playerScored: {
      title_one: "¡Gol de {{playerName}}!",
      title_many: "¡{{playerName}} ha marcado {{count, number}} de goles!",
      title_other: "¡{{playerName}} ha marcado {{count, number}} goles!",
    },
    playerSentOff: {
      title: "Expulsión: {{playerName}}",
    },
    playersLeftOut: {
      title: "Fuera del once",
      body_one: "{{players}} no sale de inicio. {{match}}",
      body_many: "{{players}} no salen de inicio. {{match}}",
      body_other: "{{players}} no salen de inicio. {{match}}",
    },
    challenged: {
      title: "{{username}} te ha retado",
      won: "Has ganado {{own}}-{{theirs}}.",
      lost: "Has perdido {{own}}-{{theirs}}.",
      drew: "Habéis empatado {{own}}-{{theirs}}.",
    },
    gameweekFinal: {
      title: "{{name}}: puntos definitivos de la jornada {{gameweek}}",
      body_one: "{{count, number}} punto, {{position, number}}.º de {{squads, number}}.",
      body_many: "{{count, number}} de puntos, {{position, number}}.º de {{squads, number}}.",
      body_other: "{{count, number}} puntos, {{position, number}}.º de {{squads, number}}.",
    },
    scoutOffer: {
      title: "Tu ojeador te propone jugadores",
      body: "{{name}}, jornada {{gameweek}}: ficha a uno antes del próximo cierre.",
    },
    placeMoved: {
      up_one: "Subes {{count, number}} puesto",
      up_many: "Subes {{count, number}} de puestos",
      up_other: "Subes {{count, number}} puestos",
      down_one: "Bajas {{count, number}} puesto",
      down_many: "Bajas {{count, number}} de puestos",
      down_other: "Bajas {{count, number}} puestos",
      body: "Ahora vas {{position, number}}.º en {{name}}.",
    },
  },
  switches: {
    title: "Qué te contamos",
    description:
      "Para la app y todos tus dispositivos. De 22:00 a 8:00 a tus dispositivos solo llegan los goles.",
    loading: "Cargando tus preferencias",
    loadFailed: "No hemos podido cargar tus preferencias",
    changeFailed: "No hemos podido guardar tu preferencia",
    players: "Tus jugadores",
    competitions: "Tus competiciones",
    you: "Tú y tus cromos",
    playerScored: "Goles",
    playerSentOff: "Expulsiones",
    playersLeftOut: "Fuera del once inicial",
    deadlineNear: "Cierres, si aún no has hecho nada",
    gameweekFinal: "Puntos definitivos de la jornada",
    placeMoved: "Diez puestos arriba o abajo",
    tournamentStarted: "Comienzo de torneos",
    tournamentFinished: "Resultado de torneos",
    challenged: "Retos",
    scoutOffer: "Propuestas del ojeador",
    cardApproved: "Fotos aprobadas",
    cardRejected: "Fotos rechazadas",
    leagueJoined: "Nuevos mánagers en tus ligas",
  },
  device: {
    title: "En este dispositivo",
    switch: "Notificaciones en este dispositivo",
    loadFailed: "No hemos podido consultar tu navegador",
    changeFailed: "No hemos podido cambiar las notificaciones de este dispositivo",
    unsupported: "Este navegador no admite notificaciones.",
    notInstalled:
      "En un iPhone o iPad, añade antes Panna a la pantalla de inicio: abre el menú Compartir, elige Añadir a pantalla de inicio, abre Panna desde ahí y vuelve a esta página.",
    denied:
      "Has bloqueado las notificaciones de este sitio. Permítelas en los ajustes del navegador y vuelve.",
    off: "Entérate de todo aunque Panna esté cerrado.",
    on: "Este dispositivo recibe tus novedades hasta que cierres sesión.",
  },
} as const satisfies Translated<typeof english>;
