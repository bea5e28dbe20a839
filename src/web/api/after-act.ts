import { hashKey, type Query, type QueryClient, type QueryKey } from "@tanstack/react-query";
import { isUnanswered } from "./api-error.ts";
import { askAgain } from "./ask-again.ts";

/** What the causes of notifications change: cards were decided, somebody played a match or joined a mini-league. */
const TOLD = [
  "/api/album",
  "/api/auth/user",
  "/api/cards",
  "/api/fantasy",
  "/api/leaderboard",
  "/api/matches/calibration",
  "/api/mini-leagues",
  "/api/players",
  "/api/scout",
  "/api/search",
  "/api/shares",
  "/api/statistics",
  "/api/teams",
  "/api/tournaments",
  "/api/users",
] as const;

/** What shows the user's cards, or follows from them. */
const OWN_CARDS = [
  "/api/album",
  "/api/cards",
  "/api/fantasy",
  "/api/fixtures/own",
  "/api/players",
  "/api/scout",
  "/api/search",
  "/api/shares",
  "/api/teams",
  "/api/users",
] as const;

/**
 * What an act of the user changes: the beginnings of the paths to read again. Answers never grow old by themselves, so
 * a path that's missing here stays wrong until the page is reloaded. What isn't on screen is only marked as old.
 */
const CHANGED = {
  /** The base set, an upload, a signing or a deletion. */
  collection: OWN_CARDS,
  /** A team was saved, renamed, activated or deleted. */
  team: [
    "/api/teams",
    "/api/cards/:id",
    "/api/fixtures/own",
    "/api/matches/allowance",
    "/api/shares",
    "/api/users",
  ],
  /** A five entered a tournament, which locks its cards. */
  entry: [
    "/api/tournaments",
    "/api/cards",
    "/api/fixtures/own",
    "/api/leaderboard",
    "/api/mini-leagues",
    "/api/players",
    "/api/scout",
    "/api/statistics",
    "/api/users",
  ],
  /** A match was played: it changes records, lists and ladders, but no match. */
  match: [
    "/api/auth/user",
    "/api/cards/:id",
    "/api/leaderboard",
    "/api/matches/allowance",
    "/api/matches/calibration",
    "/api/statistics",
    "/api/users",
  ],
  /** A squad was executed, which locks its cards, or a wildcard played. */
  squad: ["/api/fantasy", "/api/cards", "/api/fixtures/own", "/api/mini-leagues", "/api/scout"],
  /** The scout was sent to another league. */
  region: ["/api/scout"],
  /** A practice season was started, or a gameweek of it played, which changes nothing else. */
  practice: ["/api/fantasy/practice"],
  /** A player was wished for, a card shown, or the duplicates published. */
  album: ["/api/album", "/api/users/:userId/showcase"],
  /** A link was made or withdrawn. */
  share: ["/api/shares"],
  /** An admin loaded the football. */
  football: [
    "/api/football",
    "/api/album",
    "/api/fantasy",
    "/api/fixtures",
    "/api/matches-by-date",
    "/api/players",
    "/api/scout",
    "/api/search",
    "/api/statistics",
  ],
  /** An admin planned a tournament. */
  tournament: ["/api/tournaments", "/api/admin/tournaments"],
  /** A mini-league was created, joined, left, renamed or deleted. */
  leagues: ["/api/mini-leagues", "/api/album/swaps", "/api/search"],
  /** Today is another day for the user: it's past midnight, or the device has changed its time zone. */
  today: ["/api/fixtures/own"],
  /** A username was chosen, or taken away with a ban: names are on every screen. An address makes an admin. */
  names: ["/api"],
  /** The user's own name, language, address, password, a passkey or a session. */
  account: ["/api/auth"],
  /** What the user is notified of. */
  switches: ["/api/notifications/switches"],
  /** The user has another picture. */
  picture: ["/api/auth/user", "/api/users", "/api/search"],
  /** An admin decided cards; they can be the admin's own. One that's approved without a player waits for one. */
  decision: ["/api/admin", "/api/football/unmapped-cards", "/api/notifications", ...OWN_CARDS],
  /** Cards were linked to players, by whom they're rated; they can be the admin's own. */
  mapping: ["/api/football/unmapped-cards", ...OWN_CARDS],
  /** Something happened to the user that no screen asked for, such as a decided card. */
  news: ["/api/notifications", ...TOLD],
  /** Notifications were read, perhaps before their number was. On screen the list still shows which ones were new. */
  reading: ["/api/notifications/unread", ...TOLD],
} as const satisfies Record<string, readonly string[]>;

export type Act = keyof typeof CHANGED;

/** The list of matches: all of them are read again after a match, but no single match. */
const MATCHES = "/api/matches";
const AFTER_A_MATCH: ReadonlySet<Act> = new Set(["match", "news", "reading"]);

/** Whether an act changes the answer of a path, such as `/api/cards/:id`. */
export function isChangedBy(act: Act, path: unknown): boolean {
  if (typeof path !== "string") return false;
  if (path === MATCHES && AFTER_A_MATCH.has(act)) return true;
  return CHANGED[act].some((start) => path === start || path.startsWith(`${start}/`));
}

function changedBy(act: Act) {
  return ({ queryKey: [path] }: Query): boolean => isChangedBy(act, path);
}

const NAME = "panna-acts";
let tabs: BroadcastChannel | null = null;

/**
 * Reads again what an act changed, here and in the browser's other tabs.
 *
 * @param gone the query of what the act deleted: until its screen is left it's only marked as old, for a user who goes back
 */
export async function readAgainAfter(client: QueryClient, act: Act, gone: QueryKey = []): Promise<void> {
  tellTabs(act);
  await askAgain(client, { queryKey: gone, exact: true, refetchType: "none" });
  const isGone = ({ queryHash }: Query): boolean => queryHash === hashKey(gone);
  return askAgain(client, { predicate: (query) => isChangedBy(act, query.queryKey[0]) && !isGone(query) });
}

/** Has the browser's other tabs read again what an act changed. */
export function tellTabs(act: Act): void {
  // A channel only reaches this origin and takes no target.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  tabs?.postMessage(act);
}

/** Reads again in this tab what was changed from elsewhere. */
export function readAgain(client: QueryClient, act: Act): Promise<void> {
  return askAgain(client, { predicate: changedBy(act) });
}

/** Follows what the user does in other tabs. @returns a function to stop. */
export function followTabs(client: QueryClient): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener("message", ({ data }: MessageEvent<Act>) => {
    if (Object.hasOwn(CHANGED, data)) void readAgain(client, data);
  });
  tabs = channel;
  return () => {
    tabs = null;
    channel.close();
  };
}

/**
 * For `onSettled` of a change: reads again what it changed, after a refusal too. Without an answer the server
 * may still have made it, but reading now would bury the failed change under failed reads: what it changed is marked as
 * old, and read again once the server answers. Other tabs show no failure, so they read at once.
 */
export function readAgainOnceSettled(client: QueryClient, act: Act) {
  return (_answer: unknown, error: Error | null): Promise<void> => {
    if (!isUnanswered(error)) return readAgainAfter(client, act);
    tellTabs(act);
    return askAgain(client, { predicate: changedBy(act), refetchType: "none" });
  };
}
