import type { Translated } from "#words/translated.ts";
import type { words as english } from "#words/en/landing.ts";

export const words = {
  title: "Panna: tus cromos juegan hoy",
  description:
    "Panna es fantasy de fútbol 5 con tus propios cromos: saca a cinco al campo y suma puntos con lo que hagan los jugadores de verdad.",
  headline: "Tus cromos <line>juegan hoy</line>",
  promise:
    "Fantasy de fútbol 5 con tus propios cromos. Saca a cinco al campo y suma puntos con lo que hagan los jugadores de verdad.",
  start: "Empieza a jugar",
  how: {
    title: "Cómo funciona",
    upload: {
      title: "Sube cromos",
      text: "Saca una foto a los cromos que tienes en el cajón. Leemos el nombre, una persona revisa la foto y el cromo pasa a tu colección. Si no tienes ninguno, empieza gratis con un set de once.",
    },
    build: {
      title: "Crea equipos",
      text: "Elige un sistema y pon cinco cromos en el campo. Guarda varios equipos y deja uno como activo.",
    },
    compete: {
      title: "Compite",
      text: "Apúntate al torneo del mes. Los goles, asistencias, paradas y porterías a cero de los partidos reales son tus puntos.",
    },
    climb: {
      title: "Sube en la tabla",
      text: "Mira en directo de dónde sale cada punto y cómo vas subiendo puestos.",
    },
  },
  panna: "Panna: un caño. El balón entre las piernas y a seguir.",
  demo: {
    intro: "La demo: una temporada en marcha y goles a punto de llegar. Échale un vistazo como:",
    manager: "Mánager",
    admin: "Administrador",
  },
} as const satisfies Translated<typeof english>;
