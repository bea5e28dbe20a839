import type { Translated } from "#words/translated.ts";
import type { words as english } from "#words/en/mail.ts";

export const words = {
  greeting: "Hola:",
  greetingTo: "Hola, {{username}}:",
  footer: "Este correo es de Panna, en {{host}}. No leemos las respuestas.",
  reset: {
    subject: "Elige una nueva contraseña de Panna",
    body: "Has pedido una contraseña nueva. El enlace funciona una sola vez y caduca en una hora. Al elegir una contraseña nueva se cierra tu sesión en todas partes.",
    unasked: "¿No has sido tú? No hagas caso de este correo y tu contraseña seguirá siendo la misma.",
    link: "Elegir una contraseña nueva",
  },
  confirm: {
    subject: "Confirma tu correo en Panna",
    body: "Confirma que esta dirección de correo es tuya. El enlace funciona una sola vez, durante un día. Si te lo pedimos, inicia sesión primero.",
    unasked: "¿No has creado ninguna cuenta? No hagas caso de este correo y no escribas tu contraseña.",
    link: "Confirmar mi correo",
  },
  change: {
    subject: "Confirma tu nuevo correo en Panna",
    body: "Has pedido iniciar sesión en Panna con esta dirección. El enlace funciona una sola vez, durante un día. Si te lo pedimos, inicia sesión primero.",
    unasked: "¿No has sido tú? No hagas caso de este correo y no cambiará nada.",
    link: "Usar esta dirección",
  },
  changed: {
    subject: "Tu correo en Panna ha cambiado",
    body: "Tu cuenta usa ahora {{email}}. Ya no escribiremos a esta dirección.",
    unasked:
      "¿No has sido tú? Entonces alguien más sabe tu contraseña. Avisa enseguida al administrador de tu Panna.",
  },
  newPassword: {
    subject: "Tu contraseña de Panna ha cambiado",
    body: "A partir de ahora tu cuenta tiene una contraseña nueva.",
    unasked:
      "¿No has sido tú? Elige otra enseguida: con «¿Has olvidado tu contraseña?», en la página de inicio de sesión, te llegará un enlace.",
  },
  newPasskey: {
    subject: "Tu cuenta de Panna tiene una nueva llave de acceso",
    body: "Se acaba de añadir una llave de acceso a tu cuenta. Sirve para iniciar sesión sin la contraseña.",
    unasked: "¿No has sido tú? Quítala en tus ajustes y cambia la contraseña.",
  },
  passkeyRemoved: {
    subject: "Se ha eliminado una llave de acceso de tu cuenta de Panna",
    body: "Se acaba de eliminar una llave de acceso de tu cuenta. Ya no sirve para iniciar sesión.",
    unasked: "¿No has sido tú? Cambia la contraseña y cierra las demás sesiones en tus ajustes.",
  },
  accountDeleted: {
    subject: "Tu cuenta de Panna se ha eliminado",
    body: "Se acaba de eliminar tu cuenta, con tus cromos, fotos y equipos. No volveremos a escribirte.",
    unasked:
      "¿No has sido tú? Alguien tenía tu contraseña o tu dispositivo. Cambia esa contraseña donde también la uses.",
  },
} as const satisfies Translated<typeof english>;
