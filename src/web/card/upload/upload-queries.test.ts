import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ApiError } from "#web/api/api-error.ts";
import { isCancelled } from "#web/api/call-with-file.ts";
import type { CompleteDraft } from "./upload-draft.ts";
import { uploadDraft, verificationCodeQuery } from "./upload-queries.ts";

const draft: CompleteDraft = {
  playerName: "Bukayo Saka",
  position: "midfielder",
  club: "Arsenal",
  player: null,
  photo: { file: new File(["x"], "IMG_1.jpg", { type: "image/jpeg" }), frame: null },
};

let queryClient: QueryClient;
/** The code that each photo was sent with. */
let sent: unknown[] = [];

/** A connection that keeps what is sent and never answers. */
class Connection extends EventTarget {
  readonly upload = new EventTarget();
  open(): void {}
  send(form: FormData): void {
    sent.push(form.get("verificationCode"));
  }
  abort(): void {
    this.dispatchEvent(new Event("abort"));
  }
}

beforeEach(() => {
  sent = [];
  queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  vi.stubGlobal("XMLHttpRequest", Connection);
});

afterEach(() => vi.unstubAllGlobals());

describe("the upload of a photo", () => {
  test("isn't sent if the code can't be loaded", async () => {
    vi.stubGlobal("fetch", async () => Response.json({ code: "busy", message: "Busy." }, { status: 503 }));
    await expect(uploadDraft(queryClient, { draft })).rejects.toBeInstanceOf(ApiError);
    expect(sent).toEqual([]);
  });

  test("is sent with a code that arrives only then", async () => {
    const code = { code: "AB12CD", expiresAt: "2026-11-08T00:00:00Z", qr: { size: 0, path: "" } };
    vi.stubGlobal("fetch", async () => Response.json(code));
    void uploadDraft(queryClient, { draft });
    await vi.waitFor(() => expect(sent).toEqual(["AB12CD"]));
  });

  test("can be cancelled while the code is loading, which continues", async () => {
    const code = Promise.withResolvers<Response>();
    vi.stubGlobal("fetch", async () => code.promise);
    const cancel = new AbortController();
    const upload = uploadDraft(queryClient, { draft, signal: cancel.signal });
    cancel.abort();
    expect(isCancelled(await upload.catch((error: unknown) => error))).toBe(true);
    expect(queryClient.isFetching(verificationCodeQuery)).toBe(1);
    expect(sent).toEqual([]);
  });
});
