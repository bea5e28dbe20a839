import { expect, type Page } from "@playwright/test";

/** What an address of the API answers to the user of the page. */
export async function read<Answer>(page: Page, path: string): Promise<Answer> {
  const answer = await page.request.get(path);
  expect(answer.ok()).toBe(true);
  return (await answer.json()) as Answer;
}
