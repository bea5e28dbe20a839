import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { makeQueryClient } from "#web/api/query-client.ts";
import { currentToasts } from "#web/ui/feedback/toast-store.ts";
import { sendUnsentTeams } from "./send-unsent-teams.ts";
import { storeUnsent, type UnsentTeam, unsentTeams } from "./unsent-teams.ts";

const OWLS = { id: 7, name: "Owls", formation: "2-1-1", isActive: false, teamRating: 0, version: 1 };
const UNSENT: UnsentTeam = { teamId: 7, version: 1, name: null, formation: "2-1-1", places: [[0, 5]] };

/** The saves that the server has been sent, each to be answered. */
let saves: (() => void)[] = [];

beforeEach(() => {
  saves = [];
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal("fetch", async (path: string, { method }: { method: string }) => {
    if (method === "GET") return Response.json(path === "/api/teams" ? [OWLS] : [{ id: 5 }]);
    await new Promise<void>((resolve) => saves.push(resolve));
    return Response.json({ version: 2, positions: [] });
  });
  storeUnsent("anna", UNSENT);
});

afterEach(() => vi.unstubAllGlobals());

describe("a team that was changed without a line", () => {
  test("is sent once, though the line is back for good before the server has answered", async () => {
    const client = makeQueryClient(() => undefined);
    const sent = [sendUnsentTeams(client, "anna"), sendUnsentTeams(client, "anna")];
    await vi.waitFor(() => expect(saves).toHaveLength(1));
    sent.push(sendUnsentTeams(client, "anna"));
    saves[0]?.();
    await Promise.all(sent);
    expect(saves).toHaveLength(1);
    expect(currentToasts()).toHaveLength(1);
    expect(unsentTeams("anna")).toEqual([]);
  });

  test("keeps what was changed in it while it was sent", async () => {
    const sent = sendUnsentTeams(
      makeQueryClient(() => undefined),
      "anna",
    );
    await vi.waitFor(() => expect(saves).toHaveLength(1));
    storeUnsent("anna", { ...UNSENT, places: [[1, 5]] });
    saves[0]?.();
    await sent;
    expect(unsentTeams("anna")).toMatchObject([{ places: [[1, 5]] }]);
  });
});
