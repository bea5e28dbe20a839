import { type APIRequestContext, expect } from "@playwright/test";

/** Claims the base set through the API. A freshly started server briefly has no players to draw from. */
export async function takeBaseCards(request: APIRequestContext): Promise<void> {
  let status = 0;
  await expect
    .poll(
      async () => {
        status = (await request.post("/api/cards/base")).status();
        return status;
      },
      { timeout: 60_000 },
    )
    .not.toBe(503);
  expect(status).toBe(200);
}
