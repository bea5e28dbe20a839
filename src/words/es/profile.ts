import type { Translated } from "#words/translated.ts";
import type { words as english } from "#words/en/profile.ts";

export const words = {
  title: "Perfil",
  back: "Volver a la clasificación",
  loading: "Cargando el perfil",
  loadFailed: "No hemos podido cargar el perfil",
  notFound: "Usuario no encontrado",
  notFoundHint: "No hay ningún mánager en esta dirección.",
  isOwn: "Así te ven los demás.",
  challenge: "Retar",
  division: "División",
  matches: {
    title: "Últimos partidos",
    loading: "Cargando los partidos",
    loadFailed: "No hemos podido cargar los partidos",
    empty: "Sin partidos recientes",
  },
  team: {
    title: "Equipo activo",
    loading: "Cargando el equipo activo",
    loadFailed: "No hemos podido cargar el equipo activo",
    empty: "Sin equipo activo",
    facts: "{{name}}, <formation>{{formation}}</formation>, media del equipo {{rating, number}}",
  },
  badges: {
    title: "Insignias",
    champion: { name: "Campeón", text: "Ganó un torneo mensual" },
    podium: { name: "Podio", text: "Acabó un mes entre los tres primeros" },
    top20: { name: "Top 20", text: "Acabó un mes entre los veinte primeros" },
    century: { name: "Centenario", text: "Sumó 100 puntos en un mes" },
    regular: { name: "Habitual", text: "Participó en tres torneos" },
    photographer: { name: "Fotógrafo", text: "Foto de un cromo físico aprobada" },
    collector: { name: "Coleccionista", text: "Tiene 25 cromos" },
    veteran: { name: "Veterano", text: "Jugó 50 partidos" },
    firstWin: { name: "Primera victoria", text: "Ganó un partido" },
  },
} as const satisfies Translated<typeof english>;
