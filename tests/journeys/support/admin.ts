import { expect, type Page } from "@playwright/test";
import { type RunningPanna, usePanna } from "./journey.ts";

const ADMIN = { name: "Ada Admin", email: "ada@example.com", password: "correct horse battery" };

/** Runs a Panna with the account of `signInAsAdmin`: the first one, made locally, so it is admin. */
export async function usePannaWithAdmin(
  use: (panna: RunningPanna) => Promise<void>,
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  await usePanna(async (panna) => {
    const made = await fetch(`${panna.url}/api/auth/sign-up/email`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(ADMIN),
    });
    expect(made.status).toBe(200);
    await use(panna);
  }, env);
}

/** Signs in as the only admin of `usePannaWithAdmin`. */
export async function signInAsAdmin(page: Page): Promise<void> {
  const { email, password } = ADMIN;
  const signedIn = await page.request.post("/api/auth/sign-in/email", { data: { email, password } });
  expect(signedIn.ok()).toBe(true);
  await page.request.put("/api/auth/set-username", { data: { username: "ada_admin" } });
}
