import { randomBytes } from "node:crypto";
import { UNMAPPED_OVERALL } from "#game/card/overall.ts";
import { wholeCorners } from "#game/card/face/corners.ts";
import { faceUrl } from "#server/card/photo/photo-files.ts";
import { newPictureKey } from "#server/platform/files/serve-pictures.ts";
import { type CardClaim, cardPhoto } from "#server/card/table.ts";
import { aCard } from "#tests/support/makers.ts";
import type { TestApp } from "#tests/support/test-app.ts";
import type { TestUser } from "#tests/support/test-user.ts";

const SIZE = { width: 200, height: 280, placeholder: "data:image/webp;base64," };

/**
 * The rows of an uploaded card, without its files: for tests of what admins decide about it. Decoding a photo for each
 * would take most of their time.
 *
 * @returns the card's id
 */
export async function aPendingCard(
  app: TestApp,
  user: TestUser,
  given: Partial<CardClaim> = {},
): Promise<number> {
  const claim: CardClaim = {
    playerName: "Bukayo Saka",
    position: "midfielder",
    club: "Arsenal",
    playerId: null,
    ...given,
  };
  const { playerName, position, club } = claim;
  const faceKey = newPictureKey();
  const { id } = await aCard(app, user, {
    playerName,
    position,
    club,
    imageUrl: faceUrl(faceKey, "medium"),
    overall: UNMAPPED_OVERALL,
    status: "pending",
    origin: "photo",
    verificationCode: "ACEF3479",
    photoHash: randomBytes(32).toString("hex"),
  });
  await app.db.insert(cardPhoto).values({
    cardId: id,
    key: newPictureKey(),
    ...SIZE,
    claim,
    faceKey,
    faceHeight: SIZE.height,
    facePlaceholder: SIZE.placeholder,
    corners: wholeCorners(SIZE.width, SIZE.height),
  });
  return id;
}
