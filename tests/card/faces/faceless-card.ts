import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { listCards } from "#contract/card/card.ts";
import { photoSizes } from "#game/card/photo-limits.ts";
import { photoFile } from "#server/card/photo/photo-files.ts";
import { newPictureKey } from "#server/platform/files/serve-pictures.ts";
import { sharp } from "#server/card/photo/sharp.ts";
import { cardPhoto } from "#server/card/table.ts";
import { aCard } from "#tests/support/makers.ts";
import { anyPhoto } from "#tests/support/photos.ts";
import type { TestApp } from "#tests/support/test-app.ts";
import type { TestUser } from "#tests/support/test-user.ts";

let photos = 0;

/** A card as it was before cards had faces: with a whole photo alone. */
export async function aFacelessCard(app: TestApp, user: TestUser): Promise<number> {
  photos += 1;
  const given = { status: "pending", origin: "photo", imageUrl: null } as const;
  const { id } = await aCard(app, user, given);
  const key = newPictureKey();
  const photo = await sharp(await anyPhoto(700 + photos))
    .webp()
    .toBuffer();
  for (const size of photoSizes) await app.deps.files.write(photoFile(key, size), photo, "image/webp");
  const claim = {
    playerName: "Pat Example",
    position: "midfielder",
    club: "Example Town",
    playerId: null,
  } as const;
  const shown = { width: 200, height: 240, placeholder: "data:image/webp;base64," };
  await app.db.insert(cardPhoto).values({ cardId: id, key, ...shown, claim });
  return id;
}

/** The files of a face, by the folder of its key. */
export function faceFiles(app: TestApp, folder: string): string[] {
  return readdirSync(join(app.deps.config.dataDir, "files", "faces", folder)).toSorted();
}

/** Asserts that every card of a user shows a whole face, in all sizes. */
export async function expectFaces(app: TestApp, user: TestUser): Promise<void> {
  for (const { photo, imageUrl } of (await user.call(listCards)).body) {
    expect(imageUrl).toBe(photo?.medium);
    for (const url of [photo?.small, photo?.medium, photo?.large]) {
      expect((await app.server.inject({ url: url ?? "" })).statusCode).toBe(200);
    }
    const files = faceFiles(app, photo?.small.split("/")[2] ?? "");
    expect(files).toEqual(["large.webp", "medium.webp", "small.webp"]);
  }
}
