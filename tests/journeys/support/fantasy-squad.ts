import type { Page } from "@playwright/test";
import { takeBaseCards } from "./base-cards.ts";
import { expect } from "./journey.ts";

const SLOWLY = { timeout: 60_000 };

interface Help {
  readonly bestNine: {
    readonly starterIds: readonly number[];
    readonly benchIds: readonly number[];
    readonly captainId: number;
    readonly viceCaptainId: number;
  } | null;
}

/** The id of the Premier League's fantasy league; waits until a new installation has loaded its football. */
export async function premierLeagueId({ request }: Page): Promise<number> {
  let id = 0;
  await expect
    .poll(async () => {
      const answer = await request.get("/api/fantasy/leagues");
      const leagues = (await answer.json()) as { id: number; realLeagueId: string }[];
      id = leagues.find(({ realLeagueId }) => realLeagueId === "premier-league")?.id ?? 0;
      return id;
    }, SLOWLY)
    .toBeGreaterThan(0);
  return id;
}

/** Claims the base set and executes its best nine, through the API. */
export async function fieldSquad(page: Page): Promise<void> {
  await takeBaseCards(page.request);
  await executeBestNine(page);
}

/** Executes the best nine of the user's cards, through the API. */
export async function executeBestNine(page: Page): Promise<void> {
  const { request } = page;
  const leagueId = await premierLeagueId(page);
  const { bestNine } = (await (await request.get(`/api/fantasy/help/${leagueId}`)).json()) as Help;
  if (bestNine === null) throw new Error("the base set has no legal nine");
  const { starterIds, benchIds, captainId, viceCaptainId } = bestNine;
  const executed = await request.post("/api/fantasy/transfers/execute", {
    data: {
      leagueId,
      newCardIds: starterIds,
      benchCardIds: benchIds,
      captainId,
      viceCaptainId,
      useWildcard: false,
      chipUsage: [],
    },
  });
  expect(executed.status(), await executed.text()).toBe(200);
}
