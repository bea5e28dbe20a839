import type { Words } from "#words/noun.ts";
import { PageError } from "#web/api/api-error.ts";
import { type LoadedFront, loadFront } from "#web/card/print/load-front.ts";
import { fileNameOf, pngOf } from "#web/share/share-file.tsx";
import type { PitchCard } from "#web/team/pitch-view.tsx";
import { drawTeam, PICTURE, type PictureTeam } from "./draw-team.ts";
import { displayFont, textFont } from "./picture-look.ts";

/**
 * A picture of a team as a PNG file, drawn in the browser.
 *
 * @throws PageError if the browser has no canvas
 */
export async function makeTeamPicture(t: Words<"team">, team: PictureTeam): Promise<File> {
  // A canvas doesn't wait for fonts. The text decides which parts of them to load.
  const letters = `${team.name} ${t("teamRating")}`;
  await Promise.all([displayFont(32), textFont(32)].map((font) => document.fonts.load(font, letters)));
  const fronts = new Map(
    await Promise.all([...team.cards].map(async ([slot, card]) => [slot, await frontOf(card)] as const)),
  );
  const canvas = document.createElement("canvas");
  canvas.width = PICTURE.width;
  canvas.height = PICTURE.height;
  const context = canvas.getContext("2d");
  if (context === null) throw new PageError(t("picture.unsupported"));
  drawTeam(context, t, { ...team, fronts });
  const png = await pngOf(canvas, t("picture.unsupported"));
  return new File([png], pictureFileName(t, team.name), { type: png.type });
}

/** The front as it is on the page; without its printed face if that can't be fetched. */
async function frontOf(card: PitchCard): Promise<LoadedFront> {
  const face = card.photo?.medium ?? card.imageUrl ?? null;
  const drawn = loadFront(card, { face: null });
  return face === null ? drawn : loadFront(card, { face }).catch(() => drawn);
}

/** Such as "night-owls.png". */
export function pictureFileName(t: Words<"team">, teamName: string): string {
  return `${fileNameOf(teamName, t("picture.fileName"))}.png`;
}
