/** Every address of the app (spec §2); `$name` is a part that differs. */
export const PATHS = [
  "/",
  "/about",
  "/admin",
  "/album",
  "/cards/$cardId",
  "/collection",
  "/fixtures/$fixtureId",
  "/football-test",
  "/how-it-works",
  "/join/$code",
  "/leaderboard",
  "/leagues",
  "/leagues/$leagueId",
  "/leagues/compare/$leagueId",
  "/live-scores",
  "/matches/$matchId",
  "/matches/calibration",
  "/matches/new",
  "/my-team",
  "/notifications",
  "/play",
  "/players/$playerId",
  "/scout",
  "/settings",
  "/sign-in",
  "/statistics",
  "/team-builder",
  "/transfers",
  "/transfers/points",
  "/transfers/practice",
  "/upload-cards",
  "/users/$userId",
] as const;

export type Path = (typeof PATHS)[number];

/** The former addresses of screens (spec §2 gives two for a profile). */
const MOVED = [[/^\/user\//u, "/users/"]] as const;

/** The present address of a screen, given an address that may be a former one. */
export function presentPath(pathname: string): string {
  return MOVED.reduce((path, [from, to]) => path.replace(from, to), pathname);
}

/** The path of an address, such as `/users/7/`, in its parts; a slash at the end changes nothing. */
export function partsOf(path: string): string[] {
  return path.split("/").filter((part) => part !== "");
}

/** What the differing parts of a path are in an address in its parts; null where the address is another one. */
export function paramsAt(path: Path, parts: readonly string[]): Record<string, string> | null {
  const expected = partsOf(path);
  if (expected.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [at, part] of expected.entries()) {
    const given = decoded(parts[at] ?? "");
    if (given === null) return null;
    if (part.startsWith("$")) params[part.slice(1)] = given;
    else if (part !== given) return null;
  }
  return params;
}

/** The screen at an address, as the address bar gives it, or the one that is there now; null: there is none. */
export function screenAt(pathname: string): Path | null {
  const parts = partsOf(presentPath(pathname));
  return PATHS.find((path) => paramsAt(path, parts) !== null) ?? null;
}

/** Whether there is a screen at an address, as the address bar gives it, or was one. */
export function isScreen(pathname: string): boolean {
  return screenAt(pathname) !== null;
}

/** Null for what no browser would write. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/** Search and hash as browsers write them: nothing in them could end a header or an attribute. */
const WRITTEN =
  /^(?<path>\/[^?#]*)(?<search>\?[\w\-.~!$&'()*+,;=:@/?%]*)?(?<hash>#[\w\-.~!$&'()*+,;=:@/?%]*)?$/u;

/**
 * The address of a screen of ours that somebody asks to go on to, such as `/?join=ABCD2345`. It is read into its parts and
 * written again from them, so it can't lead to another site.
 *
 * @param to what an address bar gave, which may be anything
 * @returns null if there is no such screen
 */
export function screenAddress(to: unknown): string | null {
  const found = typeof to === "string" ? WRITTEN.exec(to)?.groups : undefined;
  if (found === undefined) return null;
  const { path = "", search = "", hash = "" } = found;
  const parts = partsOf(presentPath(path)).map(decoded);
  if (!isScreen(path) || parts.includes("..") || parts.includes(".")) return null;
  return `/${parts.map((part) => encodeURIComponent(part ?? "")).join("/")}${search}${hash}`;
}

/** Where signing in begins (spec §2), to go on to an address of ours afterwards. */
export function loginAddress(to: string): string {
  return to === "/" ? "/api/login" : `/api/login?to=${encodeURIComponent(to)}`;
}
