import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { CardView } from "#contract/card/card.ts";
import type { TeamView } from "#contract/team.ts";
import { NOBODY } from "#web/team/line-up.ts";
import { OpenTeam } from "./open-team.ts";
import type { Conflict } from "./save-failure.ts";
import { unsentTeams } from "./unsent-teams.ts";

const TEAM: TeamView = {
  id: 7,
  name: "Owls",
  formation: "2-1-1",
  isActive: false,
  teamRating: 0,
  version: 1,
};

/** What the server answers to a rename; undefined: nothing arrives. */
let renameAnswer: Response | undefined;
let names: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  renameAnswer = undefined;
  names = [];
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal("fetch", async (path: string, { body }: { body: string }) => {
    if (path.includes("/positions")) return Response.json({ version: 2, positions: [] });
    names.push((JSON.parse(body) as { name: string }).name);
    if (renameAnswer === undefined) throw new TypeError("Failed to fetch");
    return renameAnswer.clone();
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const cardOf = (id: number) => ({ id }) as CardView;

/** An open team, and the names it was saved with. */
function open(onConflict: (conflict: Conflict) => void = () => undefined) {
  const saved: string[] = [];
  const team = new OpenTeam({
    userId: "anna",
    team: TEAM,
    saved: { formation: "2-1-1", lineUp: NOBODY },
    onState: () => undefined,
    onConflict,
    onSaved: (_, name) => saved.push(name),
    onAttempt: () => undefined,
  });
  return { team, saved };
}

describe("a new name that couldn't be saved", () => {
  test("goes with the next change of the line-up", async () => {
    const { team, saved } = open();
    await team.saveNow({ name: "Foxes", formation: "2-1-1", lineUp: NOBODY });
    team.keep({ formation: "1-2-1", lineUp: new Map() });
    expect(unsentTeams("anna")).toMatchObject([{ name: "Foxes", formation: "1-2-1" }]);
    renameAnswer = Response.json({ ...TEAM, name: "Foxes", version: 3 });
    await team.flush();
    expect(names).toEqual(["Foxes", "Foxes"]);
    expect(saved).toEqual(["Foxes"]);
    expect(unsentTeams("anna")).toEqual([]);
  });

  test("isn't sent again after a refusal", async () => {
    const { team, saved } = open();
    renameAnswer = Response.json({ code: "team_name_missing", message: "No." }, { status: 400 });
    await team.saveNow({ name: "Foxes", formation: "2-1-1", lineUp: NOBODY });
    team.keep({ formation: "1-2-1", lineUp: new Map() });
    await team.flush();
    expect(names).toEqual(["Foxes"]);
    expect(saved).toEqual(["Owls"]);
  });
});

describe("a line-up whose save got no answer", () => {
  /** A server that saves what it's sent; its answer to the first save is lost. */
  function useForgetfulLine() {
    const saved = { version: 1, text: "[]" };
    let isLost = true;
    vi.stubGlobal("fetch", async (path: string, { body }: { body: string }) => {
      const isCurrent = path.endsWith(`version=${saved.version}`);
      if (!isCurrent && body !== saved.text) {
        return Response.json({ code: "team_changed", message: "No." }, { status: 409 });
      }
      if (isCurrent) Object.assign(saved, { version: saved.version + 1, text: body });
      if (!isLost) return Response.json({ version: saved.version, positions: [] });
      isLost = false;
      throw new TypeError("Failed to fetch");
    });
    return saved;
  }

  test("isn't taken for a change from elsewhere when the user changes it again", async () => {
    const server = useForgetfulLine();
    const conflicts = vi.fn();
    const { team } = open(conflicts);
    team.keep({ formation: "2-1-1", lineUp: new Map([[0, cardOf(1)]]) });
    await team.flush();
    team.keep({ formation: "2-1-1", lineUp: new Map([[0, cardOf(2)]]) });
    await team.flush();
    expect(conflicts).not.toHaveBeenCalled();
    expect(team.hasUnsaved).toBe(false);
    expect(JSON.parse(server.text)).toMatchObject([{ cardId: 2 }]);
  });
});
