import { type Page, request as newRequest } from "@playwright/test";
import { type Path, PATHS } from "#contract/screen-path.ts";
import { anyPhoto } from "#tests/support/photos.ts";
import { executeBestNine } from "./fantasy-squad.ts";
import { fieldTeam } from "./field-team.ts";
import { expect, signUp } from "./journey.ts";

type Params = Readonly<Record<Extract<Path, `${string}$${string}`>, string>>;

/** Fills an address's parameters when a user has nothing yet: ids that don't exist. */
const NOTHING: Params = {
  "/cards/$cardId": "999999",
  "/fixtures/$fixtureId": "999999999",
  "/join/$code": "NOSUCH99",
  "/leagues/$leagueId": "999999",
  "/leagues/compare/$leagueId": "999999",
  "/matches/$matchId": "999999",
  "/players/$playerId": "999999999",
  "/users/$userId": "nobody",
};

/** The address of every screen; a parameter missing here is an error. */
export function addressesWith(params: Readonly<Record<string, string>> = NOTHING): string[] {
  return PATHS.map((path) => {
    if (!path.includes("$")) return path;
    const value = params[path];
    if (value === undefined) throw new Error(`no address is told for the screen ${path}`);
    return path.replace(/\$\w+/u, encodeURIComponent(value));
  });
}

/** Signs up a user with some of everything. @returns the addresses of all screens, filled with it */
export async function signUpWithEverything(page: Page): Promise<string[]> {
  const { request } = page;
  const read = async <Answer>(path: string) => (await (await request.get(path)).json()) as Answer;
  const post = async <Answer>(path: string, data: object) =>
    (await (await request.post(path, { data })).json()) as Answer;
  await signUp(page, { withUsername: true });
  await fieldTeam(page, "Floodlights");
  const cards = await read<{ id: number; playerId: number | null }[]>("/api/cards");
  const tournament = await read<{ id: number } | null>("/api/tournaments/active");
  const [team] = await read<{ id: number }[]>("/api/teams");
  if (tournament) await post(`/api/tournaments/${tournament.id}/enter`, { teamId: team?.id });
  await executeBestNine(page);
  await fieldRival(page);
  const match = await post<{ id: number }>("/api/matches", { matchType: "ranked" });
  expect(match).toHaveProperty("id");
  const { id: leagueId } = await post<{ id: number }>("/api/mini-leagues", { name: "Sunday Five" });
  const { inviteCode } = await read<{ inviteCode: string }>(`/api/mini-leagues/${leagueId}?period=month`);
  const user = await read<{ id: string }>("/api/auth/user");
  await sendPhoto(page);
  return addressesWith({
    "/cards/$cardId": String(cards[0]?.id),
    "/fixtures/$fixtureId": String(await anyFixture(page)),
    "/join/$code": inviteCode,
    "/leagues/$leagueId": String(leagueId),
    "/leagues/compare/$leagueId": String(leagueId),
    "/matches/$matchId": String(match.id),
    "/players/$playerId": String(cards[0]?.playerId),
    "/users/$userId": user.id,
  } satisfies Params);
}

/** Signs up somebody to play a ranked match against. */
async function fieldRival(page: Page): Promise<void> {
  const { origin: baseURL } = new URL((await page.request.get("/api/auth/user")).url());
  const request = await newRequest.newContext({ baseURL });
  await signUp({ request }, { withUsername: true });
  await fieldTeam({ request }, "Night Shift");
  await request.dispose();
}

async function anyFixture(page: Page): Promise<number | undefined> {
  const answer = await page.request.get("/api/matches-by-date");
  const { matchesByDate } = (await answer.json()) as {
    readonly matchesByDate: Readonly<
      Record<string, readonly { readonly fixture: { readonly id: number } }[]>
    >;
  };
  return Object.values(matchesByDate).flat()[0]?.fixture.id;
}

/** Uploads a photo of a card as the signed-in user of the page. */
export async function sendPhoto(page: Page): Promise<void> {
  const answer = await page.request.get("/api/verification-code");
  const { code } = (await answer.json()) as { code: string };
  const image = { name: "card.jpg", mimeType: "image/jpeg", buffer: await anyPhoto(1) };
  const fields = {
    playerName: "Bukayo Saka",
    position: "midfielder",
    club: "Arsenal",
    verificationCode: code,
  };
  const sent = await page.request.post("/api/cards", { multipart: { ...fields, image } });
  expect(sent.ok(), await sent.text()).toBe(true);
}
