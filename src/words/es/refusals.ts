import type { words as english } from "#words/en/refusals.ts";
import type { Translated } from "#words/translated.ts";

export const words = {
  invalid_input: "Algo no cuadra en esa petición.",
  unauthorized: "Sesión no iniciada",
  forbidden: "No puedes hacer esto.",
  admin_only: "Solo los administradores pueden hacer esto.",
  foreign_origin: "Esta petición viene de otro sitio.",
  not_found: "No lo hemos encontrado.",
  too_large: "Es demasiado grande.",
  headers_too_large: "La dirección o las cabeceras de esta petición son demasiado largas.",
  request_too_slow: "La petición ha tardado demasiado en llegar. Prueba con mejor conexión.",
  unsupported_type: "Aquí no aceptamos este tipo de contenido.",
  too_many_requests: "Demasiadas peticiones. Espera un momento y vuelve a intentarlo.",
  busy: "Panna va a tope. Vuelve a intentarlo en un momento.",
  storage_full: "Panna se ha quedado sin espacio y no puede guardarlo. Vuelve a intentarlo más tarde.",
  provider_unavailable: "Ahora mismo no llegamos al proveedor de datos de fútbol: {{reason}}.",
  internal_error: "Algo ha fallado por nuestra parte.",
  idempotency_key_reused: "Esta Idempotency-Key ya se usó en otra petición.",
  idempotency_key_in_use: "Todavía estamos con esa misma petición.",

  username_taken: "Ese nombre de usuario ya está cogido",
  username_too_short: "Usa al menos 3 caracteres.",
  username_too_long: "Usa como mucho 20 caracteres.",
  username_characters: "Usa solo minúsculas, números y guiones bajos.",
  username_changed_recently:
    "Has cambiado tu nombre de usuario hace poco. Podrás cambiarlo otra vez el {{date}}.",
  wrong_host:
    "Panna no se sirve con este nombre. Si la administras, pon en PUBLIC_URL la dirección que usan los navegadores.",
  wrong_credentials: "El correo o la contraseña no son correctos.",
  current_password_wrong: "Tu contraseña actual no es correcta.",
  too_many_guesses_seconds_one:
    "Demasiadas contraseñas erróneas en esta cuenta. Prueba dentro de {{count}} segundo.",
  too_many_guesses_seconds_many:
    "Demasiadas contraseñas erróneas en esta cuenta. Prueba dentro de {{count}} segundos.",
  too_many_guesses_seconds_other:
    "Demasiadas contraseñas erróneas en esta cuenta. Prueba dentro de {{count}} segundos.",
  too_many_guesses_minutes_one:
    "Demasiadas contraseñas erróneas en esta cuenta. Prueba dentro de {{count}} minuto.",
  too_many_guesses_minutes_many:
    "Demasiadas contraseñas erróneas en esta cuenta. Prueba dentro de {{count}} minutos.",
  too_many_guesses_minutes_other:
    "Demasiadas contraseñas erróneas en esta cuenta. Prueba dentro de {{count}} minutos.",
  email_taken: "Ya hay una cuenta con este correo. Inicia sesión.",
  email_invalid: "Escribe un correo válido.",
  setup_code_wrong: "El código de instalación no es correcto. Está en el terminal donde se arrancó Panna.",
  passwords_off: "Aquí no se usan contraseñas. Entra con tu proveedor.",
  password_too_short: "Usa al menos 8 caracteres.",
  password_too_long: "Usa como mucho 128 caracteres.",
  password_common: "Es una de las contraseñas más usadas. Elige otra.",
  password_personal: "Se parece demasiado a tu nombre o a tu correo. Elige otra contraseña.",

  base_set_taken: "Ya tienes tu set inicial en la colección.",
  base_set_unavailable: "Todavía estamos cargando a los jugadores. Vuelve a intentarlo en un momento.",
  card_locked: "Este cromo está bloqueado: {{where}}.",
  card_in_team_one: "Este cromo está en un equipo: {{teams}}. Sácalo antes.",
  card_in_team_many: "Este cromo está en {{count}} equipos: {{teams}}. Sácalo antes.",
  card_in_team_other: "Este cromo está en {{count}} equipos: {{teams}}. Sácalo antes.",
  card_not_yours: "Este cromo no está en tu colección.",
  card_not_approved: "Tu cromo de {{playerName}} aún no está aprobado.",
  card_twice: "Cada cromo se puede usar una sola vez.",
  upload_incomplete: "Rellena todos los campos y elige un archivo",
  club_unknown: "No conocemos ningún club llamado {{club}}. Elige uno de la lista.",
  verification_code_expired: "Este código de verificación ha caducado. Usa el de hoy.",
  photo_already_uploaded: "Ya has subido esta foto.",
  too_many_pending_one: "Puedes tener {{count}} foto pendiente. Espera a que la revisen.",
  too_many_pending_many: "Puedes tener {{count, number}} fotos pendientes. Espera a que revisen alguna.",
  too_many_pending_other: "Puedes tener {{count, number}} fotos pendientes. Espera a que revisen alguna.",
  file_not_image: "Elige un archivo de imagen",
  file_too_large: "El archivo debe ocupar menos de 10 MB",
  photo_too_many_pixels:
    "La foto es demasiado grande. Usa una de {{mostMegapixels, number}} megapíxeles como mucho.",
  photo_too_small:
    "La foto es demasiado pequeña. Cada lado necesita al menos {{leastPixels, number}} píxeles.",
  photo_too_narrow:
    "La foto es demasiado estrecha. El lado largo puede medir como mucho {{mostTimes, number}} veces el corto.",
  photo_animated: "Las imágenes animadas no valen. Usa una foto fija.",
  photo_broken: "La imagen está dañada o incompleta. Elige otra.",
  photo_has_extra_content: "El archivo lleva datos de más. Guarda la imagen de nuevo y vuelve a probar.",
  photo_heic: "Aquí no podemos leer fotos HEIC. Guárdala como JPEG y vuelve a probar.",
  player_unknown: "No conocemos a este jugador.",
  already_approved: "{{name}} ya ha aprobado este cromo.",
  already_rejected: "{{name}} ya ha rechazado este cromo.",
  undo_too_late: "Ya es tarde para deshacer esta decisión.",

  team_name_missing: "Ponle nombre al equipo",
  too_many_teams_one: "Puedes tener {{count}} equipo. Bórralo para crear otro.",
  too_many_teams_many: "Puedes tener {{count, number}} equipos. Borra uno para crear otro.",
  too_many_teams_other: "Puedes tener {{count, number}} equipos. Borra uno para crear otro.",
  team_short: "Tienes que elegir exactamente 5 jugadores. Ahora llevas {{count}}.",
  team_short_to_activate: "Necesitas exactamente 5 jugadores para activar un equipo. Ahora llevas {{count}}.",
  team_full: "Equipo completo - Solo caben 5 jugadores. Quita a uno antes de añadir otro.",
  team_changed:
    "Has cambiado este equipo en otra pestaña o en otro dispositivo. Cárgalo otra vez para ver los cambios.",
  team_locked: "Este equipo está bloqueado: {{where}}.",
  formation_unknown: "No existe el sistema {{formation}}.",
  slot_unknown: "Este sistema no tiene la posición {{slot}}.",
  slot_taken_twice: "Dos cromos no caben en la posición {{slot}}.",
  player_twice: "{{playerName}} solo puede estar una vez en un equipo.",

  tournament_not_active: "Este torneo no admite inscripciones.",
  already_entered: "Ya te has inscrito en este torneo.",
  tournament_name_length: "El nombre del torneo debe tener entre 3 y 60 caracteres.",
  tournament_dates_wrong: "Un torneo debe acabar después de empezar, dentro del mismo mes (UTC).",
  tournament_not_upcoming: "Solo puedes cambiar un torneo antes de que empiece.",
  tournament_too_far: "Elige un inicio dentro de los próximos doce meses.",
  tournament_month_taken: "{{month}} ya tiene torneo. Cambia ese.",

  league_name_length: "El nombre de la liga debe tener entre 3 y 40 caracteres.",
  league_name_characters: "Usa solo letras, números y signos corrientes en el nombre de la liga.",
  invitation_unknown: "Ninguna liga tiene este código de invitación. Pide el actual.",
  already_in_league: "Ya estás en esta liga.",
  removed_from_league: "El dueño te ha sacado de esta liga.",
  league_full: "Esta liga está llena: ya tiene {{most, number}} mánagers.",
  too_many_leagues: "Puedes estar en {{most, number}} ligas como mucho. Sal antes de una.",
  owner_cannot_leave: "Esta liga es tuya, así que no puedes salir. Lo que sí puedes es borrarla.",

  season_over: "A esta temporada no le quedan jornadas.",
  wildcard_spent: "Ya usaste el comodín de esta temporada en la jornada {{round}}.",
  wildcard_with_chip: "No puedes usar comodín y chip en la misma jornada.",
  practice_running: "Has empezado una temporada de práctica en otra pestaña. Recarga la página para verla.",
  practice_squad_missing: "Elige a tus nueve antes de jugar la jornada.",
  practice_gameweek_ahead: "Juega antes la jornada {{next}}.",
  practice_over: "A esta temporada de práctica no le quedan jornadas.",
  round_not_locked: "Podrás comparar plantillas cuando pase el cierre de la jornada.",
  season_not_loaded:
    "El calendario de la Premier League aún no está cargado. Inicializa antes los datos de fútbol.",

  no_active_team: "Activa antes un equipo con cinco jugadores.",
  ranked_opponent_chosen:
    "En un partido clasificatorio el rival lo elegimos nosotros. Reta a quien quieras a un partido rápido.",
  ranked_limit_reached:
    "Has gastado los {{limit, number}} partidos clasificatorios de hoy. Los rápidos siguen abiertos.",
  no_opponent_yet: "Nadie más tiene un equipo activo todavía. Juega un partido rápido.",
  no_opponent_left: "Has jugado contra todos en las últimas 24 horas. Juega un partido rápido.",
  opponent_is_yourself: "No puedes jugar contra ti mismo.",
  opponent_has_no_team: "Este mánager no tiene ningún equipo activo ahora mismo.",
} as const satisfies Translated<typeof english>;
