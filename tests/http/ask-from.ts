import type { LightMyRequestResponse } from "fastify";
import type { TestApp } from "#tests/support/test-app.ts";

/** Sends a request from another address, as the proxy on this machine reports it. */
export async function askFrom(
  { server }: TestApp,
  from: string,
  url: string,
  payload?: object,
): Promise<LightMyRequestResponse> {
  return server.inject({
    url,
    headers: { "x-forwarded-for": from },
    ...(payload === undefined ? {} : { method: "POST" as const, payload }),
  });
}

/** @returns how many answers had which status */
export async function statuses(
  count: number,
  askOnce: () => Promise<{ statusCode: number }>,
): Promise<Map<number, number>> {
  const found = new Map<number, number>();
  for (let asked = 0; asked < count; asked += 1) {
    const { statusCode } = await askOnce();
    found.set(statusCode, (found.get(statusCode) ?? 0) + 1);
  }
  return found;
}
