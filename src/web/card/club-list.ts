import { clubs } from "#game/world/catalogue/clubs.ts";
import { leagues } from "#game/world/catalogue/leagues.ts";
import type { ClubColours } from "#game/card/drawing/club-colours.ts";
import type { SelectGroup } from "#web/ui/form/select-field.tsx";

/** The clubs of the upload form: twenty of each of the three leagues (spec §9). */
export const clubOptions: readonly SelectGroup[] = leagues.map(({ slug, name }) => ({
  label: name,
  options: clubs
    .filter(({ league }) => league === slug)
    .map((club) => ({ value: club.name, label: club.name })),
}));

function clubNamed(name: string) {
  return clubs.find((club) => club.name === name || club.shortName === name);
}

/** The form's name for a club, however a provider writes it; null if the club isn't listed. */
export function clubNameOf(name: string): string | null {
  return clubNamed(name)?.name ?? null;
}

/** The colours of a club's badge; null if the club isn't listed. */
export function listedClubColours(name: string): ClubColours | null {
  const colours = clubNamed(name)?.colours;
  return colours === undefined ? null : { primary: colours[0], secondary: colours[1] };
}
