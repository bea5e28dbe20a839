import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { OwnCardView } from "#contract/card/card.ts";
import { PENDING_PHOTOS_MAX } from "#game/card/photo-limits.ts";
import { cardsQuery } from "#web/card/card-queries.ts";
import { verificationCodeQuery } from "#web/card/upload/upload-queries.ts";
import type { RowList } from "./row-list.ts";
import { sendRow } from "./send-row.ts";
import { newRow, type ShoeboxRow } from "./shoebox-row.ts";

const file = new File(["x"], "IMG_1.jpg", { type: "image/jpeg" });
const row: ShoeboxRow = {
  ...newRow({ id: "a", userId: "u", place: 1 }, file),
  isRead: true,
  isConfirmed: true,
  codeThen: "AB12CD",
};

let queryClient: QueryClient;
/** The requests of the browser, in order. */
let asked: string[] = [];
/** The row as the browser stores it. */
let stored = row;

beforeEach(() => {
  asked = [];
  queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return Response.json(pending(PENDING_PHOTOS_MAX));
  });
});

afterEach(() => vi.unstubAllGlobals());

function pending(count: number): OwnCardView[] {
  return Array.from({ length: count }, (_, id) => ({ id, status: "pending" }) as OwnCardView);
}

function aCode(code: string) {
  return { code, expiresAt: "", qr: { size: 0, path: "" } };
}

function send({ isLast = true } = {}) {
  stored = row;
  const change: RowList["change"] = async (_id, next) => void (stored = next(stored));
  const list = { change, photoOf: async () => file };
  return sendRow(row, { list, queryClient, onProgress: () => undefined, isLast: () => isLast });
}

/** A server that takes photos: each becomes this card. */
function takePhotos(card: Partial<OwnCardView>): void {
  answerPhotos(200, JSON.stringify(card));
}

function answerPhotos(status: number, body: string): void {
  class Request extends EventTarget {
    readonly upload = new EventTarget();
    readonly status = status;
    readonly responseText = body;
    open = () => undefined;
    setRequestHeader = () => undefined;
    getResponseHeader = () => null;
    send = () => void this.dispatchEvent(new Event("load"));
  }
  vi.stubGlobal("XMLHttpRequest", Request);
}

describe("a confirmed photo of the shoebox", () => {
  test("isn't sent under another code than it was read under", async () => {
    queryClient.setQueryData(verificationCodeQuery.queryKey, aCode("EF34GH"));
    expect(await send()).toEqual({ name: "outdated" });
    expect(asked).toEqual([]);
  });

  test("isn't sent while too many are pending; the collection is asked for instead", async () => {
    queryClient.setQueryData(verificationCodeQuery.queryKey, aCode("AB12CD"));
    queryClient.setQueryData(cardsQuery.queryKey, pending(PENDING_PHOTOS_MAX));
    expect(await send()).toEqual({ name: "wait", reason: "pending" });
    expect(asked).toEqual([cardsQuery.queryKey[0]]);
  });

  test("says so if the browser has lost it", async () => {
    const list = { change: async () => undefined, photoOf: async () => undefined };
    const work = { list, queryClient, onProgress: () => undefined, isLast: () => true };
    const outcome = await sendRow(row, work);
    expect(outcome).toEqual({
      name: "failed",
      message: "This browser has lost the photo. Remove it and choose it again.",
    });
  });

  test.each([
    { which: "the last", isLast: true, reads: 2 },
    { which: "another than the last", isLast: false, reads: 1 },
  ])(
    "has a collection that was being read asked for once more, if it's $which",
    async ({ isLast, reads }) => {
      queryClient.setQueryData(verificationCodeQuery.queryKey, aCode("AB12CD"));
      takePhotos({ id: 7, status: "pending" });
      const leave = new QueryObserver(queryClient, cardsQuery).subscribe(() => undefined);
      expect(await send({ isLast })).toEqual({ name: "sent" });
      await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
      expect(asked).toEqual(Array.from({ length: reads }, () => cardsQuery.queryKey[0]));
      leave();
    },
  );

  test.each([
    ["counts as tried if a proxy answered it, since Panna may have it", 502, null, true],
    ["doesn't if Panna was busy", 503, "busy", false],
    ["doesn't if Panna refused it", 409, "photo_already_uploaded", false],
  ])("%s", async (_what, status, code, isTried) => {
    queryClient.setQueryData(verificationCodeQuery.queryKey, aCode("AB12CD"));
    answerPhotos(status, code === null ? "<html>" : JSON.stringify({ code, message: "" }));
    await send();
    expect(stored.isTried).toBe(isTried);
  });
});
