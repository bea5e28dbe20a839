import { eq } from "drizzle-orm";
import type { PersonalPart } from "#server/platform/personal-part.ts";
import { share } from "./table.ts";

/** The links by which the user shows things to everybody. The sweep removes their pictures. */
export const personalShares: PersonalPart = {
  name: "shares",
  async erase({ db }, userId) {
    await db.delete(share).where(eq(share.userId, userId));
  },
  async collect({ db }, userId) {
    return db.select().from(share).where(eq(share.userId, userId));
  },
};
