import type { Translated } from "#words/translated.ts";
import type { words as english } from "#words/en/tournament.ts";

export const words = {
  load: {
    tournament: "No hemos podido cargar el torneo",
    entry: "No hemos podido cargar tu inscripción",
    loadingTournament: "Cargando el torneo",
    loadingTeam: "Cargando tu equipo del torneo",
  },
  points: "Puntos",
  position: "Puesto",
  pointsMark_one: "{{count, number}}<hidden> punto</hidden>",
  pointsMark_many: "{{count, number}}<hidden> de puntos</hidden>",
  pointsMark_other: "{{count, number}}<hidden> puntos</hidden>",
  goToTournament: "Ir al torneo",
  daysLeft_one: "Queda {{count, number}} día",
  daysLeft_many: "Quedan {{count, number}} de días",
  daysLeft_other: "Quedan {{count, number}} días",
  widget: {
    title: "Torneo mensual",
    entries_one: "{{count, number}} inscripción",
    entries_many: "{{count, number}} de inscripciones",
    entries_other: "{{count, number}} inscripciones",
    lockedIn: "Equipo inscrito",
    yourTeam: "<label>Tu equipo:</label> <team/>",
    receipts: "Mira de dónde salen tus puntos",
    none: {
      title: "No hay ningún torneo activo",
      description: "¡Vuelve pronto para el próximo torneo!",
    },
  },
  status: {
    upcoming: "próximo",
    active: "en juego",
    finished: "terminado",
  },
  entry: {
    selectTeam: "Elige un equipo",
    enter: "Inscribirse en el torneo",
    entering: "Inscribiendo...",
    createFirst: "Primero crea un equipo para participar",
    noTeam: {
      title: "No has elegido equipo",
      description: "Elige primero un equipo",
    },
    confirmed: {
      title: "¡Inscripción confirmada!",
      description: "Tu equipo ya está inscrito en el torneo",
    },
    failed: {
      title: "No te has podido inscribir",
      description: "La inscripción en el torneo ha fallado",
    },
    question: {
      title: "¿Inscribirte con {{team}}?",
      description: "La inscripción es definitiva: no podrás retirarla ni cambiar sus cinco cromos.",
      confirm: "Inscribir mi equipo",
    },
    scoreless: {
      title_one: "Este cromo no puntuaría",
      title_many: "Estos cromos no puntuarían",
      title_other: "Estos cromos no puntuarían",
      text_one: "{{players}} no está vinculado a un jugador real.",
      text_many: "{{players}} no están vinculados a jugadores reales.",
      text_other: "{{players}} no están vinculados a jugadores reales.",
    },
  },
  figures: {
    unranked: "Aún sin puesto",
    rank: "{{rank}}.º",
    decidedBy: "Desempate",
  },
  team: {
    title: "Equipo del torneo",
    locked: "Bloqueado",
    pitch: "{{team}}, {{formation}}, bloqueado",
    failed: "Error al cargar el equipo del torneo",
    problem: {
      notFound: "El equipo no está entre los guardados",
      positions: "Error en las posiciones",
    },
    none: {
      title: "No has inscrito ningún equipo",
      description: "Inscríbete en el torneo de este mes desde la pantalla de inicio.",
    },
  },
  pick: {
    unlinked: "Este cromo no está vinculado a un jugador real, así que no puntúa.",
    notPlayed: "No ha jugado desde que te inscribiste.",
  },
  rules: {
    title: "Cómo se puntúa",
    intro: "Lo que hacen tus cinco en los partidos reales",
    introOf: "<tournament/>: <days/>",
    all: "Todas las reglas",
    minutes: "{{minutes, number}} minutos o más",
    goal: "Gol",
    assist: "Asistencia",
    cleanSheet: "Portería a cero",
    bonus: "Los tres mejores del partido",
    cards: "Tarjeta amarilla, tarjeta roja",
    range: "de {{from}} a {{to}}",
    upTo: "hasta {{most}}",
    both: "{{first}}, {{second}}",
  },
} as const satisfies Translated<typeof english>;
