import type { TestApp } from "#tests/support/test-app.ts";

/** Calls what a person signs in and changes a password with, such as `sign-in/email`. */
export async function postAuth(
  { server }: TestApp,
  path: string,
  payload: object,
  headers: Readonly<Record<string, string>> = {},
) {
  const answer = await server.inject({ method: "POST", url: `/api/auth/${path}`, payload, headers });
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers, cookies: answer.cookies };
}
