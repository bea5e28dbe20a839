import type { Page } from "@playwright/test";
import { unreadWords } from "#tests/journeys/support/unread-words.ts";

/** How far the page scrolls beyond its screen or content: an overflowing element adds empty scroll space. */
export async function scrollFaults(page: Page): Promise<string[]> {
  const { sideways, down } = await page.evaluate(() => {
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
    const content = Math.max(document.body.getBoundingClientRect().height, clientHeight);
    return { sideways: scrollWidth - clientWidth, down: Math.floor(scrollHeight - content) };
  });
  const width = page.viewportSize()?.width;
  return [
    ...(sideways > 0 ? [`${sideways} px too wide at ${width}`] : []),
    ...(down > 0 ? [`${down} px below its content at ${width}`] : []),
  ];
}

/** What is wrong with a screen with text twice as large (WCAG 1.4.4). Its text stays that large. */
export async function largeTextFaults(page: Page): Promise<string[]> {
  const beyond = await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
    return document.documentElement.scrollWidth - document.documentElement.clientWidth;
  });
  const unread = await unreadWords(page);
  return [
    ...(beyond > 0 ? [`${beyond} px too wide with large text`] : []),
    ...unread.map((word) => `large text cuts ${word}`),
  ];
}

/** Texts with a tag in them: the tag has no element to become, and is read as it is written. */
export async function rawTags(page: Page): Promise<string[]> {
  const text = await page.locator("body").innerText();
  return [...text.matchAll(/<\/?[a-z]\w*\/?>/giu)].map(([tag]) => `shows ${tag}`);
}
