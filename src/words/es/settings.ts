import type { Translated } from "#words/translated.ts";
import type { words as english } from "#words/en/settings.ts";

export const words = {
  title: "Ajustes",
  profileLink: "Mi perfil",
  name: {
    title: "Nombre",
    username: "Nombre de usuario",
    usernameHint:
      "Durante un día puedes corregir un nombre nuevo. Después puedes cambiarlo una vez cada 30 días. El anterior queda reservado para ti durante 90 días.",
    saveUsername: "Guardar nombre de usuario",
    usernameSaved: "Ahora eres {{username}}",
    usernameFailed: "No hemos podido cambiar tu nombre de usuario",
    firstName: "Nombre",
    lastName: "Apellidos",
    nameHint: "Solo los veis tú y los administradores.",
    saveName: "Guardar nombre",
    nameSaved: "Hemos guardado tu nombre",
    nameFailed: "No hemos podido guardar tu nombre",
  },
  picture: {
    title: "Foto",
    description:
      "Todos la ven junto a tu nombre de usuario. La recortamos en un cuadrado y no guardamos nada más que la foto.",
    choose: "Elegir una foto",
    uploading: "Subiendo...",
    remove: "Quitar la foto",
    saved: "Ya se ve tu nueva foto",
    removed: "Hemos quitado tu foto",
    failed: "No hemos podido usar esta foto",
    removeFailed: "No hemos podido quitar tu foto",
  },
  preferences: {
    title: "Idioma, hora y notificaciones",
    language: "Idioma",
    languageHint: "Cámbialo en el menú de tu foto.",
    timeZone: "Zona horaria",
    timeZoneUnknown: "Aún no la sabemos",
    timeZoneHint: "Nos la dice tu dispositivo. De 22:00 a 8:00 solo te avisamos de los goles.",
    notifications: "Notificaciones",
    notificationsLink: "Elige qué te contamos",
  },
  password: {
    title: "Contraseña",
    description: "Con una contraseña nueva se cierra tu sesión en todos tus demás dispositivos.",
    current: "Contraseña actual",
    new: "Contraseña nueva",
    submit: "Cambiar contraseña",
    changing: "Cambiando la contraseña...",
    changed: "Has cambiado tu contraseña",
    changedHint:
      "Tu sesión se ha cerrado en todos tus demás dispositivos. Si habías pedido cambiar de correo, vuelve a pedirlo.",
    failed: "No hemos podido cambiar tu contraseña",
  },
  data: {
    title: "Tus datos",
    description:
      "Todo lo que guardamos de ti, en un archivo: tus cromos con sus fotos, equipos, partidos y puntos.",
    download: "Descargar tus datos",
  },
  deletion: {
    title: "Eliminar la cuenta",
    description: "Tu cuenta, tus cromos y tus fotos desaparecen para siempre. No hay vuelta atrás.",
    open: "Eliminar tu cuenta",
    question: "¿Eliminar tu cuenta para siempre?",
    goes: "Se eliminan tus cromos y fotos, tus equipos, lo que compartes, tus notificaciones, tu nombre y tu correo.",
    stays:
      "Los demás mánagers conservan sus resultados, así que tus partidos y tus puestos en las clasificaciones se quedan. Allí apareces como «Antiguo mánager».",
    leagues: "Tus miniligas pasan al mánager que lleve más tiempo en ellas.",
    username: "Nadie puede usar tu nombre de usuario durante 90 días.",
    password: "Tu contraseña",
    freshSignIn: "Solo puedes hacerlo en los diez minutos después de iniciar sesión.",
    confirm: "Eliminar cuenta",
    deleting: "Eliminando la cuenta...",
    failed: "No hemos podido eliminar tu cuenta",
  },
} as const satisfies Translated<typeof english>;
