import type { Translated } from "#words/translated.ts";
import type { words as english } from "#words/en/home.ts";

export const words = {
  welcome: "Hola, <name>{{name}}</name>",
  description: "Elige a cinco. Sumas puntos con lo que hagan este mes en sus partidos de verdad.",
  playMatch: "Jugar un partido",
  buildTeam: "Montar tu equipo",
  enterTournament: "Juega el torneo",
  watchScores: "Resultados en directo",
  bestFive: {
    claimAndField: "Conseguir cromos y alinear cinco",
    field: "Alinear a mis cinco mejores",
    fielding: "Eligiendo a tus cinco...",
    teamName: "Los cinco de {{username}}",
    fielded: "Tus cinco mejores ya están en el campo",
    fieldedAs: "{{team}} es tu equipo activo.",
    failed: "No hemos podido alinear a tus cinco",
    tryAgain: "Inténtalo otra vez o monta tú el equipo.",
  },
  ownFixtures: {
    title: "Tus jugadores hoy",
    ofActiveTeam: "De tu equipo activo",
    ofTournamentTeam: "De tu equipo del torneo",
    allScores: "Todos los resultados",
    loadFailed: "No hemos podido cargar los partidos",
    loading: "Cargando los partidos de tus jugadores",
    noTeam: "Pon un equipo activo de cinco para ver cuándo juegan.",
    noneToday: "Hoy no juega ninguno de tus jugadores.",
    next: "Siguiente: {{home}} – {{away}}",
    nothingPlanned: "Su próximo partido todavía no tiene fecha.",
    place: { starter: "titular", bench: "en el banquillo", absent: "no convocado" },
  },
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
