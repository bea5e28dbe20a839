import { type Client, expect } from "./journey.ts";

interface Card {
  readonly id: number;
  readonly position: string;
}

/** Slots and positions of 1-2-1. */
const places = [
  ["GK", "goalkeeper"],
  ["CB", "defender"],
  ["CM", "midfielder"],
  ["CM", "midfielder"],
  ["ST", "forward"],
] as const;

/** Gives the signed-in user the base set and an active team of five from it, through the API. */
export async function fieldTeam(page: Client, name: string): Promise<void> {
  const { request } = page;
  // A freshly started server briefly has no players to draw from.
  const cards: Card[] = [];
  await expect(async () => {
    const set = await request.post("/api/cards/base");
    expect(set.ok()).toBe(true);
    cards.push(...((await set.json()) as Card[]));
  }).toPass();
  const made = await request.post("/api/teams", { data: { name, formation: "1-2-1" } });
  const { id } = (await made.json()) as { id: number };
  const chosen: Card[] = [];
  for (const [, position] of places) {
    const card = cards.find((one) => one.position === position && !chosen.includes(one));
    if (card) chosen.push(card);
  }
  const slots = places.map(([label], positionIndex) => ({
    cardId: chosen[positionIndex]?.id,
    position: label,
    positionIndex,
  }));
  expect((await request.put(`/api/teams/${id}/positions`, { data: slots })).ok()).toBe(true);
  expect((await request.post(`/api/teams/${id}/activate`)).ok()).toBe(true);
}
