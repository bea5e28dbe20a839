import type { Translated } from "#words/translated.ts";
import type { words as english } from "#words/en/home.ts";

export const words = {
  welcome: "Hola, <name>{{name}}</name>",
  description: "Elige a cinco. Sumas puntos con lo que hagan este mes en sus partidos de verdad.",
  playMatch: "Jugar un partido",
  buildTeam: "Montar tu equipo",
  deadline: {
    gameweek: "Cierre de la jornada {{round}}: <date/>",
    passed: "Plazo cerrado",
    days: "Quedan {{days}} d {{hours}} h",
    hours: "Quedan {{hours}} h {{minutes}} min",
    minutes: "Quedan {{time}}",
    next: "Próximo cierre fantasy",
    openTransfers: "Ir a fichajes",
    loading: "Cargando el próximo cierre",
  },
} as const satisfies Translated<typeof english>;
