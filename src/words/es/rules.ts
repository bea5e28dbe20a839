import type { words as english } from "#words/en/rules.ts";
import type { Translated } from "#words/translated.ts";

export const words = {
  title: "Cómo funciona",
  description: "Del cromo a los puntos, y de los puntos a lo más alto de la tabla.",
  contents: "En esta página",
  tableOf: "{{heading}}: tabla",
  rule: "Regla",
  decidedBy: "Decide",
  shortPositions: { goalkeeper: "POR", defender: "DEF", midfielder: "CEN", forward: "DEL" },
  overview: {
    title: "Tus cromos, tres juegos",
    cards: "Tus cromos",
    sources: "Set inicial · ojeador · tus fotos",
    costs: "Cuesta",
    pays: "Cuándo",
    counts: "Cuenta",
    tournament: {
      title: "Torneo mensual",
      what: "Cinco cromos fijos todo el mes",
      costs: "Nada, una inscripción al mes",
      pays: "En directo, en cada partido",
      counts: "Puntos del fútbol de verdad",
    },
    fantasy: {
      title: "Liga fantasy",
      what: "Nueve cromos en cada jornada",
      costs: "Nada, fichaje extra {{cost}} pts",
      pays: "En directo, jornada a jornada",
      counts: "Puntos, el capitán doble",
    },
    match: {
      title: "Partidos",
      what: "Tus cinco contra otros cinco",
      costs: "Nada, {{most}} de ranking al día",
      pays: "Al momento",
      counts: "Rating, nunca puntos",
    },
  },
  baseSet: {
    heading: "El set inicial",
    shape: {
      goalkeeper_one: "{{count}} portero",
      goalkeeper_many: "{{count}} porteros",
      goalkeeper_other: "{{count}} porteros",
      defender_one: "{{count}} defensa",
      defender_many: "{{count}} defensas",
      defender_other: "{{count}} defensas",
      midfielder_one: "{{count}} centrocampista",
      midfielder_many: "{{count}} centrocampistas",
      midfielder_other: "{{count}} centrocampistas",
      forward_one: "{{count}} delantero",
      forward_many: "{{count}} delanteros",
      forward_other: "{{count}} delanteros",
    },
    cards:
      "Cada mánager puede pedir gratis un set de {{size}} cromos: {{shape}}, de {{size}} clubes distintos de la Premier League.",
    regulars:
      "Cada cromo es de un fijo que juega casi todos los partidos. No hay dos sets iguales, pero todos pueden esperar los mismos puntos.",
    prints:
      "Son cromos comunes: sea cual sea la media del jugador, el cromo muestra de {{least}} a {{most}}.",
  },
  scout: {
    heading: "Tu ojeador",
    offer:
      "Juega una jornada, con un quinteto en el torneo o una plantilla en la liga fantasy, y tu ojeador te ofrece {{size}} titulares que no tienes. Ficha a uno antes del próximo cierre.",
    league:
      "Elige la liga en la que mira tu ojeador; puedes cambiarla cuando quieras. Si acabas un mes en el mejor {{percent}} % de la tabla, hay segunda vuelta: {{size}} jugadores más, un cromo más.",
    season:
      "Puedes fichar hasta {{most}} jugadores por temporada. Como los del set inicial, son cromos comunes ({{from}}–{{to}}) y no pueden llevar chip.",
  },
  upload: {
    heading: "Subir tus propios cromos",
    photo:
      "Fotografía un cromo tuyo con el código de verificación del día al lado. El código es solo tuyo y cambia cada {{hours}} horas. La foto tiene que pesar menos de {{megabytes}} MB.",
    review:
      "Leemos el nombre en la foto y un administrador la revisa. Hasta entonces el cromo está pendiente y no puede jugar. Si se rechaza, verás por qué.",
    special:
      "Una foto aprobada es un cromo especial. Toma el nombre, el club, la posición y la media de su jugador, así que puede ser cualquier estrella, y solo los cromos especiales pueden llevar uno de tus {{chips}} chips por temporada.",
    open: "Subir un cromo",
  },
  rarity: {
    heading: "Media y rareza",
    overall:
      "Un cromo especial tiene la media de su jugador real ({{least}}–{{most}}); los del set inicial y los del ojeador son cromos comunes. Mientras no vinculemos una foto a un jugador, tiene {{unlinked}}.",
    points: "La rareza sale de la media y nunca cambia los puntos.",
    columns: { rarity: "Rareza", overall: "Media" },
    names: { common: "común", rare: "raro", epic: "épico", legendary: "legendario" },
  },
  teams: {
    heading: "Equipos y sistemas",
    size: "Un equipo son {{size}} cromos aprobados en uno de los {{formations}} sistemas. No puedes alinear dos cromos del mismo jugador.",
    fit: "Cualquier cromo puede jugar en cualquier sitio. El campo marca los que están fuera de su posición.",
    rating: "La media de un equipo es la de sus cromos, redondeada. Uno de tus equipos puede ser el activo.",
    natural: {
      goalkeeper: "Posición natural: portero – {{labels}}",
      defender: "Posición natural: defensa – {{labels}}",
      midfielder: "Posición natural: centrocampista – {{labels}}",
      forward: "Posición natural: delantero – {{labels}}",
    },
    columns: { formation: "Sistema", slots: "Posiciones" },
  },
  points: {
    heading: "Lo que suma un jugador en un partido",
    position: "Los puntos dependen de la posición del cromo, juegue donde juegue en tu equipo.",
    bonus:
      "Los tres mejores del partido se llevan {{bonus}} puntos extra. Los que empatan comparten puesto, y los siguientes puestos se saltan.",
    cards:
      "Una segunda amarilla cuenta como una roja y ninguna amarilla. Una roja sustituye a la amarilla anterior. Un expulsado sigue encajando goles hasta el pitido final.",
    receipts:
      "Solo puntúa lo que cuenta nuestra fuente de datos. Cada puntuación trae su desglose, línea a línea.",
    from: "{{points}} desde {{least}}",
  },
  tournament: {
    heading: "El torneo del mes",
    entry:
      "Hay un torneo por mes natural (UTC). Inscríbete una vez, con uno de tus equipos, mientras esté activo. La inscripción no se puede cambiar.",
    copy: "Al inscribirte copiamos tus {{size}} cromos. Lo que cambies después en tu equipo no cuenta en el torneo.",
    scoring:
      "Sumas los puntos de tus jugadores en cada partido que empiece después de tu inscripción y dentro del mes. Un cromo sin jugador real no suma nada.",
    season: "La tabla de la temporada suma los torneos de agosto a julio.",
  },
  tieBreaks: {
    heading: "Desempates",
    order:
      "Decide el primer criterio en el que haya diferencia. Si dos inscripciones empatan en todos, comparten puesto, y los siguientes puestos se saltan.",
    points: "Más puntos en el mes",
    bestCard: "Más puntos del mejor cromo de los {{size}}",
    goalsAndAssists: "Más goles y asistencias entre los {{size}}",
    fewerCards: "Menos amarillas y rojas entre los {{size}}: la amarilla cuenta {{yellow}} y la roja {{red}}",
    earlierEntry: "La inscripción más temprana",
  },
  squad: {
    heading: "Liga fantasy: tu plantilla",
    size: "Una liga fantasy sigue una liga real durante toda la temporada, jornada a jornada. Tu plantilla son {{size}} cromos aprobados de jugadores de esa liga: {{starters}} titulares y {{bench}} en el banquillo, por orden de entrada. Cada jugador real puede estar una sola vez, y como mucho {{club}} de un mismo club.",
    formations:
      "Un portero es titular. Con la posición de sus cromos, los demás titulares deben encajar en {{formations}}.",
    deadline:
      "El cierre llega {{minutes}} minutos antes del primer partido de la jornada. Los cambios posteriores cuentan desde la siguiente. En sus últimas {{hours}} horas un cierre nunca se retrasa. Si no cambias nada, tu plantilla sigue igual.",
    fixtures:
      "Un partido cuenta en la jornada en la que se acaba jugando. Así que un club puede tener ninguno o dos (jornada en blanco o doble).",
    states:
      "Una jornada está por venir hasta el cierre, en directo hasta que acaba el último partido, después es provisional, y es definitiva {{hours}} horas después del último partido.",
  },
  transfers: {
    heading: "Liga fantasy: fichajes y comodín",
    free: "La primera plantilla es gratis. Después tienes {{free}} fichaje gratis por jornada y puedes guardar hasta {{bank}}. Cada fichaje de más cuesta {{cost}} puntos.",
    what: "Fichar es meter a un jugador real que no estaba entre tus últimos {{size}}. Otro cromo del mismo jugador, otro orden u otro capitán no cuenta, y puedes cambiar de idea hasta el cierre.",
    replaced:
      "Es gratis sustituir a un jugador que ya no puedes alinear: porque se borró o rechazó el cromo, o porque dejó la liga.",
    wildcard_one:
      "El comodín deja gratis todos los fichajes de una jornada y conserva los que tengas guardados. Tienes {{count}} por temporada y no se puede deshacer.",
    wildcard_many:
      "El comodín deja gratis todos los fichajes de una jornada y conserva los que tengas guardados. Tienes {{count}} por temporada y no se pueden deshacer.",
    wildcard_other:
      "El comodín deja gratis todos los fichajes de una jornada y conserva los que tengas guardados. Tienes {{count}} por temporada y no se pueden deshacer.",
  },
  scoring: {
    heading: "Liga fantasy: capitán, chips y suplentes",
    played:
      "Se suman todos los partidos de la jornada. Ha jugado quien tiene al menos {{minutes}} minuto o una tarjeta.",
    captain: "Tu capitán cuenta {{times}}. El vicecapitán solo hereda el brazalete si el capitán no juega.",
    chip: "Un chip suma otra vez los puntos de un cromo especial: el cromo cuenta {{chip}}; un capitán con chip, {{both}}. Tienes {{season}} por temporada, como mucho {{round}} por jornada, y cada cromo puede llevar uno por temporada. No puedes usar chip y comodín en la misma jornada. Hasta el cierre puedes retirar un chip, y lo recuperas si el club del cromo no juega.",
    substitutes:
      "Cuando la jornada es definitiva salen los titulares que no jugaron: el portero por el portero del banquillo, y los demás por el primero del banquillo que jugó y aún encaja en un sistema. Un suplente no hereda ni el brazalete ni el chip. Hasta entonces solo mostramos quién entraría.",
    corrections:
      "Las correcciones de un partido cuentan hasta que la jornada es definitiva. Las posteriores quedan anotadas y solo cuentan si lo decide un administrador.",
    twice: "el doble",
    times: "{{count}} veces",
  },
  fantasyTies: {
    heading: "Liga fantasy: quién va por delante",
    order: "Decide el primer criterio en el que haya diferencia. La tabla dice cuál fue.",
    points: "Más puntos, restado lo que costaron los fichajes",
    paid: "Menos fichajes de pago",
    transfers: "Menos fichajes, sin contar los del comodín",
    joined: "Quien confirmó antes su primera plantilla",
  },
  headToHead: {
    heading: "Miniligas: cara a cara",
    tables:
      "Una miniliga tiene una tabla con los puntos del torneo, otra con los puntos fantasy y otra de duelos. Cada jornada sus miembros se enfrentan de dos en dos. Mientras nadie entre ni salga, juegas contra todos antes de repetir rival.",
    duels:
      "Gana quien suma más puntos fantasy en la jornada, restado lo que costaron los fichajes. La victoria vale {{won}} puntos y el empate {{drawn}}. Si dos miembros empatan, deciden los puntos fantasy.",
    odd: "Si sois impares, uno juega contra el promedio de la jornada, redondeado a la baja. Juegas si estabas en la miniliga al cierre.",
    compare: "Pasado el cierre, puedes comparar las dos plantillas cromo a cromo.",
  },
  practice: {
    heading: "Liga fantasy: temporada de práctica",
    play: "Una temporada de práctica repite una temporada acabada: una grabada, o la última del mundo simulado. Elige plantilla con tus cromos, pulsa Jugar y verás al momento cuánto suma y cuál habría sido la mejor alineación.",
    rules:
      "Las reglas son las de la liga real, de la primera plantilla gratis al comodín. Juega al ritmo que quieras y empieza de nuevo cuando te apetezca. Solo puedes tener una temporada de práctica a la vez.",
    nothing: "No cuenta nada: ni tablas, ni fichajes, comodines o chips reales, y tus cromos quedan libres.",
    open: "Abrir la temporada de práctica",
  },
  match: {
    heading: "Partidos entre mánagers",
    play: "Tu equipo activo de {{size}} juega contra el de otro mánager, esté conectado o no: {{minutes}} minutos en dos partes de {{half}}, contados jugada a jugada. El fútbol real no interviene.",
    strength:
      "Las medias y los sistemas deciden quién es más fuerte, pero los mejores siempre pueden perder. Un cromo fuera de su posición juega {{cost}} por debajo de su media, y {{goal}} por debajo si hace de portero o si es un portero fuera de la portería.",
    quick:
      "Juega todos los partidos rápidos que quieras, contra cualquiera o contra un equipo de la casa tan fuerte como el tuyo. Cuentan en tu historial y no tocan tu rating.",
    ranked:
      "En un partido de ranking te toca uno de los {{near}} mánagers más cercanos a tu rating. Puedes empezar {{most}} al día y enfrentarte al mismo mánager una vez cada {{hours}} horas.",
    rating:
      "Todos empiezan con un rating de {{start}}. Un partido de ranking mueve los dos ratings, como mucho {{most}}: más si ganas a alguien que está por encima, menos si está por debajo. Hasta los {{few}} partidos de ranking es provisional. El rating nunca se suma a tus puntos.",
    checked:
      "Puedes comprobar cada partido: Comprobar lo juega otra vez en tu dispositivo y ¿Por qué? lo juega muchas veces con otra suerte.",
    open: "Jugar un partido",
  },
} as const satisfies Translated<typeof english>;
