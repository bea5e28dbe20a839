import { expect } from "vitest";
import type { TestApp } from "#tests/support/test-app.ts";
import { postAuth } from "./post-auth.ts";

export function tryPassword(app: TestApp, email: string, password: string) {
  return postAuth(app, "sign-in/email", { email, password });
}

/** Tries wrong passwords, each of which is answered. */
export async function guess(app: TestApp, times: number, email: string): Promise<void> {
  for (let turn = 0; turn < times; turn += 1) {
    expect((await tryPassword(app, email, "a wrong guess")).status).toBe(401);
  }
}

/** Ages the running pauses by this many seconds. */
export async function agePauses({ pool }: TestApp, seconds: number): Promise<void> {
  await pool.query("update password_guess set paused_until = paused_until - make_interval(secs => $1)", [
    seconds,
  ]);
}
