import { drawTeam, PICTURE, type PictureTeam } from "./draw-team.ts";
import { displayFont, textFont } from "./picture-look.ts";

/** A picture of a team as a PNG file, drawn here in the browser. @throws Error where the browser gives no canvas */
export async function makeTeamPicture(team: PictureTeam): Promise<File> {
  const words = [
    team.name,
    ...[...team.cards.values()].map(({ playerName, club }) => `${playerName} ${club}`),
  ];
  // A canvas does not wait for a font by itself; names decide which parts of it are needed.
  await Promise.all(
    [displayFont(32), textFont(32)].map((font) => document.fonts.load(font, words.join(" "))),
  );
  const canvas = document.createElement("canvas");
  canvas.width = PICTURE.width;
  canvas.height = PICTURE.height;
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("This browser cannot draw.");
  drawTeam(context, team);
  const png = await new Promise<Blob | null>((settle) => {
    canvas.toBlob(settle, "image/png");
  });
  if (png === null) throw new Error("This browser cannot make a picture.");
  return new File([png], pictureFileName(team.name), { type: png.type });
}

/** Such as "night-owls.png"; letters of any script stay. */
export function pictureFileName(teamName: string): string {
  const name = teamName
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/gu, "");
  return `${name === "" ? "team" : name}.png`;
}

/** Hands a file to the phone's own sharing where it takes files, else saves it. */
export async function shareOrSave(file: File, title: string): Promise<void> {
  const share = { files: [file], title };
  const isPhone = matchMedia("(pointer: coarse)").matches;
  if (isPhone && "canShare" in navigator && navigator.canShare(share)) {
    await navigator.share(share).catch(ignoreAbort);
    return;
  }
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = file.name;
  link.click();
  // The browser has begun to save it by then, whatever the machine.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Whoever closes the phone's sharing has not met an error. */
function ignoreAbort(error: unknown): void {
  if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
}
