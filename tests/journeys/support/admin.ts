import { expect, type Page } from "@playwright/test";

const ADMIN = { name: "Ada Admin", email: "ada@example.com", password: "correct horse battery" };

/** The environment of a Panna that makes an admin of whom `signInAsAdmin` signs in. */
export const WITH_ADMIN = { ADMIN_EMAILS: ADMIN.email };

/** Signs in as the one admin, whose account is made where it is not there yet. */
export async function signInAsAdmin(page: Page): Promise<void> {
  const { email, password } = ADMIN;
  const made = await page.request.post("/api/auth/sign-up/email", { data: ADMIN });
  if (!made.ok()) {
    const signedIn = await page.request.post("/api/auth/sign-in/email", { data: { email, password } });
    expect(signedIn.ok()).toBe(true);
  }
  await page.request.put("/api/auth/set-username", { data: { username: "ada_admin" } });
}
