import { MutationObserver } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { makeQueryClient } from "#web/api/query-client.ts";
import { currentLanguage } from "#web/language/words.ts";
import { languageChange } from "./account-queries.ts";

afterEach(() => vi.unstubAllGlobals());

test("a language chosen right after another shows at once, and is saved after it", async () => {
  const calls: { readonly body: string | undefined; readonly answer: () => void }[] = [];
  vi.stubGlobal("document", { cookie: "", documentElement: {} });
  vi.stubGlobal("location", { protocol: "https:" });
  vi.stubGlobal("fetch", (_path: string, { body }: { body?: string }) => {
    const answer = Promise.withResolvers<Response>();
    calls.push({ body, answer: () => answer.resolve(Response.json({ success: true })) });
    return answer.promise;
  });
  const client = makeQueryClient(() => undefined);
  const change = new MutationObserver(client, languageChange(client));

  void change.mutate("es");
  void change.mutate("en");
  await vi.waitFor(() => expect(calls.map(({ body }) => body)).toEqual(['{"language":"es"}']));
  expect(currentLanguage()).toBe("en");
  calls[0]?.answer();
  await vi.waitFor(() => expect(calls.at(1)?.body).toBe('{"language":"en"}'));
  calls[1]?.answer();
});
