import type { Translated } from "#words/translated.ts";
import type { words as english } from "#words/en/practice.ts";

export const words = {
  title: "Temporada de práctica",
  description: "Vuelve a jugar una temporada ya terminada, jornada a jornada. Nada cuenta.",
  loading: "Cargando tu temporada de práctica",
  failure: "No hemos podido cargar tu temporada de práctica",
  startFailed: "No hemos podido empezar la temporada de práctica",
  season: "Temporada",
  simulated: "{{name}}, simulada",
  start: {
    title: "Cómo se practica",
    choose: "Elige una temporada",
    action: "Empezar la temporada de práctica",
    pending: "Empezando...",
    none: {
      title: "Aún no hay ninguna temporada para practicar",
      description:
        "Una temporada está lista en cuanto se conocen sus clubes. Vuelve a mirar dentro de un rato.",
    },
    nine: {
      title: "Elige a tus nueve",
      text: "{{starters}} titulares y {{bench}} en el banquillo, todos de tus propios cromos, con capitán y vicecapitán.",
    },
    play: {
      title: "Juega la jornada",
      text: "Se acaba al instante: el desglose de cada punto, los cambios hechos y la mejor alineación que podías haber elegido.",
    },
    trade: {
      title: "Ficha y sigue jugando",
      text_one:
        "{{count}} fichaje gratis por jornada, hasta {{most}} acumulados, {{cost}} puntos por cada uno extra y un comodín.",
      text_many:
        "{{count}} de fichajes gratis por jornada, hasta {{most}} acumulados, {{cost}} puntos por cada uno extra y un comodín.",
      text_other:
        "{{count}} fichajes gratis por jornada, hasta {{most}} acumulados, {{cost}} puntos por cada uno extra y un comodín.",
    },
  },
  restart: {
    action: "Empezar de nuevo",
    title: "¿Empezar otra temporada de práctica?",
    description:
      "Perderás la que estás jugando, con su plantilla y sus puntos. Tus cromos y tu plantilla real no cambian.",
    confirm: "Empezar de nuevo",
  },
  bar: {
    over: "Temporada terminada",
    next: "Jornada {{round}} de {{total}}",
    progress: "Jornadas jugadas",
    played: "tras {{played}} de {{total}} jornadas",
    wildcardUsed: "Usado",
    play: "Jugar la jornada {{round}}",
    playing: "Jugando...",
    finished_one: "Has terminado con {{count, number}} punto",
    finished_many: "Has terminado con {{count, number}} de puntos",
    finished_other: "Has terminado con {{count, number}} puntos",
    best: "Tu mejor jornada fue la {{round}}, con {{best}}, y dejaste {{left}} en el banquillo.",
    another: "¿Listo para la liga de verdad? También puedes empezar otra temporada y probar algo nuevo.",
  },
  status: {
    noSquad: {
      title: "Primero elige tu plantilla",
      description:
        "Elige a tus nueve aquí abajo y pulsa Confirmar fichajes, como harías antes de un cierre real.",
    },
    changed: {
      title: "Tienes cambios sin guardar",
      description: "La jornada {{round}} se juega con la última plantilla que confirmaste.",
    },
    ready: {
      title: "Tu plantilla está lista para la jornada {{round}}",
      description: "Cámbiala aquí abajo cuanto quieras o juega ya.",
      wildcard: "Con tu comodín, los fichajes de esta jornada son gratis.",
      cost: "Tus fichajes cuestan {{cost, number}} pts.",
    },
  },
  running: {
    label: "Plantilla o puntos",
    squad: "Plantilla",
    points: "Puntos ({{played}})",
    played: "Jornada {{round}} jugada",
    total_one: "{{count, number}} punto",
    total_many: "{{count, number}} de puntos",
    total_other: "{{count, number}} puntos",
    failed: {
      title: "Jornada no jugada",
      description: "No hemos podido jugar la jornada",
    },
  },
  results: {
    none: {
      title: "Aún no has jugado ninguna jornada",
      description: "Elige tu plantilla y juega: tus puntos aparecen aquí, con el desglose de cada cromo.",
    },
    option_one: "Jornada {{round}}, {{count, number}} punto",
    option_many: "Jornada {{round}}, {{count, number}} de puntos",
    option_other: "Jornada {{round}}, {{count, number}} puntos",
    failure: "No hemos podido cargar los puntos",
    loading: "Cargando los puntos",
    all: "Todas las jornadas",
    caption: "Jornadas jugadas",
    bestPossible: "Lo mejor posible",
    gameweek: "Jornada",
    gameweekShort: "J",
    best: "Mejor",
    paidTransfers: "{{transfers}} (−{{cost, number}})",
  },
} as const satisfies Translated<typeof english>;
