import { rmSync } from "node:fs";
import { afterEach, beforeAll } from "vitest";
import { makeDataFolder } from "./data-folder.ts";
import { haveWeb, type PannaProcess, startPanna } from "./panna-process.ts";

const BUILD_MS = 180_000;

/** Starts Pannas and makes folders for one test, and cleans up both after it. */
export interface StartedPannas {
  readonly aFolder: () => string;
  /** Also removes a folder that the test found itself. */
  readonly removeToo: (folder: string) => void;
  /** Starts Panna without simulated football: generating a season at each start would take longer than the test. */
  readonly start: (dataDir: string, env?: Readonly<Record<string, string>>) => PannaProcess;
}

/** For test files that start Panna as an operator does. @param name for the folders */
export function startedPannas(name: string): StartedPannas {
  let folders: string[] = [];
  let started: PannaProcess[] = [];

  beforeAll(haveWeb, BUILD_MS);

  afterEach(async () => {
    await Promise.all(started.map((one) => one.end("SIGTERM")));
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    [folders, started] = [[], []];
  });

  return {
    aFolder() {
      const folder = makeDataFolder(name);
      folders.push(folder);
      return folder;
    },
    removeToo: (folder) => void folders.push(folder),
    start(dataDir, env = {}) {
      const panna = startPanna({ DATA_DIR: dataDir, FOOTBALL_PROVIDER: "import", ...env });
      started.push(panna);
      return panna;
    },
  };
}

/** What signed-in users ask for most. */
export const OPENED_OFTEN = [
  "/",
  "/api/auth/user",
  "/api/teams",
  "/api/cards",
  "/api/tournaments",
  "/api/leaderboard/monthly",
  "/api/fixtures/own",
];

/** The password of every sign-up at a started Panna. */
const PASSWORD = "correct horse battery";

export const signUp = (panna: PannaProcess, email: string) => post(panna, "sign-up/email", email);
export const signIn = (panna: PannaProcess, email: string) => post(panna, "sign-in/email", email);

async function post(panna: PannaProcess, path: string, email: string): Promise<Response> {
  const origin = await panna.url();
  return fetch(`${origin}/api/auth/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", origin },
    body: JSON.stringify({ name: "Alice Archer", email, password: PASSWORD }),
  });
}
