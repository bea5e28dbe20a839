import { expect } from "vitest";
import type { HonestProvider } from "./honest-provider.ts";
import type { TestApp } from "./test-app.ts";

/** A browser's cookies for one host, by name. */
export type Jar = Map<string, string>;

/** A browser's round trip to the provider and back. */
export interface ProviderWay {
  /** Opens a page of Panna with the browser's cookies for it. */
  visit(jar: Jar, url: string): Promise<{ status: number; location: string; body: string }>;
  /** Follows the provider's redirects until it sends the browser back. @returns the address it sends it to */
  signInAtProvider(url: string): Promise<string>;
  /** The whole round trip. @returns the browser's cookies and final address */
  go(): Promise<{ jar: Jar; location: string }>;
  /** The whole round trip, ending at the start page. */
  signIn(): Promise<Jar>;
}

export const sent = (jar: Jar): string => [...jar].map(([name, value]) => `${name}=${value}`).join("; ");

function keep(jar: Jar, cookies: readonly string[]): void {
  for (const cookie of cookies) {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    if (/max-age=0|expires=thu, 01 jan 1970/i.test(cookie)) jar.delete(name);
    else jar.set(name, value);
  }
}

export function providerWay(app: TestApp, provider: Pick<HonestProvider, "issuer">): ProviderWay {
  const origin = app.deps.config.publicUrl ?? "";

  async function visit(jar: Jar, url: string) {
    const answer = await app.server.inject({ url, headers: { cookie: sent(jar) } });
    keep(jar, [answer.headers["set-cookie"] ?? []].flat());
    return { status: answer.statusCode, location: answer.headers.location ?? "", body: answer.body };
  }

  async function signInAtProvider(url: string): Promise<string> {
    const jar: Jar = new Map();
    let next = url;
    while (next.startsWith(provider.issuer)) {
      const answer = await fetch(next, { redirect: "manual", headers: { cookie: sent(jar) } });
      keep(jar, answer.headers.getSetCookie());
      const location = answer.headers.get("location");
      if (location === null) throw new Error(`${answer.status} ${await answer.text()}`);
      next = new URL(location, next).href;
    }
    return next;
  }

  async function go() {
    const jar: Jar = new Map();
    const sentOff = await visit(jar, "/api/login");
    const back = await signInAtProvider(sentOff.location);
    const { status, location } = await visit(jar, back.slice(origin.length));
    expect(status).toBe(302);
    return { jar, location };
  }

  return {
    visit,
    signInAtProvider,
    go,
    async signIn() {
      const { jar, location } = await go();
      expect(location).toBe("/");
      return jar;
    },
  };
}
