import { hash } from "node:crypto";
import type { Language } from "#contract/languages.ts";
import { escapedMarkup } from "#server/platform/escaped-markup.ts";
import { wordsIn } from "#server/platform/words.ts";

const style = `
  :root { color-scheme: light dark }
  body { font: 1.125rem/1.5 system-ui, sans-serif; display: grid; place-content: center; min-height: 90vh; margin: 1rem; text-align: center }
  a { display: inline-block; margin: 0.5rem; padding: 0.75rem 1.5rem; border: 1px solid; border-radius: 0.5rem; color: inherit }
`;

/** Lets the page use its own style, and nothing else load, run, frame or send. */
export const signOutPagePolicy = `default-src 'none';style-src 'sha256-${hash("sha256", style, "base64")}';base-uri 'none';form-action 'none';frame-ancestors 'none'`;

/**
 * Asks in the reader's language whether to sign out. Browsers mark this page's own links as same-site, so its link to the
 * same address signs out.
 */
export function signOutPage(language: Language): string {
  const t = wordsIn(language, "account");
  const text = (key: "title" | "question" | "why" | "yes" | "no") => escapedMarkup(t(`signOutPage.${key}`));
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${text("title")}</title>
<style>${style}</style>
<main>
<h1>${text("question")}</h1>
<p>${text("why")}</p>
<p><a href="/api/logout">${text("yes")}</a> <a href="/">${text("no")}</a></p>
</main>
</html>
`;
}
