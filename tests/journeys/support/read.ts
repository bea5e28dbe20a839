import { expect, type Page } from "@playwright/test";

/** The API's response at a path for the page's user. */
export async function read<Answer>(page: Page, path: string): Promise<Answer> {
  const answer = await page.request.get(path);
  expect(answer.ok()).toBe(true);
  return (await answer.json()) as Answer;
}
