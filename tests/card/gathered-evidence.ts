import { listPendingCards } from "#contract/admin.ts";
import { gatherEvidence } from "#server/card/evidence/gather-evidence.ts";
import { upload } from "#tests/support/photos.ts";
import type { TestApp } from "#tests/support/test-app.ts";
import type { TestUser } from "#tests/support/test-user.ts";

/** What an admin reads about a photo that a user has just uploaded. */
export async function gatheredEvidence(
  app: TestApp,
  admin: TestUser,
  user: TestUser,
  sent: { readonly file: Buffer; readonly fields?: Record<string, string> },
) {
  const { body } = await upload(app, user, { fields: {}, ...sent });
  await gatherEvidence(app.deps, body.id);
  const { body: queue } = await admin.call(listPendingCards);
  const found = queue.find(({ id }) => id === body.id);
  if (found === undefined || found.evidence === null) throw new Error("there is no evidence");
  return found.evidence;
}
