import type { Translated } from "#words/translated.ts";
import type { words as english } from "#words/en/offline.ts";

export const words = {
  cut: "Estás sin conexión.",
  asOf: "Datos actualizados: {{time}}",
  back: "Vuelves a tener conexión.",
  update: {
    ready: "Hay una nueva versión.",
    reload: "Recargar",
    later: "Más tarde",
  },
  unsent: {
    sentTitle: "Equipo guardado",
    sent: "Hemos guardado los cambios que hiciste en {{name}} sin conexión.",
    refusedTitle: "Equipo sin guardar",
    refused: "{{name}} cambió mientras no tenías conexión. Ábrelo en Crear equipo para elegir una versión.",
  },
} as const satisfies Translated<typeof english>;
