import type { BrowserContext, Page } from "@playwright/test";
import type { Language } from "#contract/languages.ts";
import type { Texts } from "#scripts/words/catalogue.ts";
import { MARK, marked, numberOf } from "./marks.ts";

type Tree = { readonly [key: string]: string | Tree };

/** Marks every text the pages of a context fetch, and makes each page record the marks it draws. */
export async function markTexts(context: BrowserContext, language: Language, texts: Texts): Promise<void> {
  const numbers = new Map([...texts.keys()].map((key, number) => [key, number]));
  await context.route(`**/assets/words-${language}-*.js`, async (route) => {
    const [, noun = ""] = new RegExp(`words-${language}-([a-z]+)-`, "u").exec(route.request().url()) ?? [];
    const answer = await route.fetch();
    const source = Buffer.from(await answer.body()).toString("base64");
    const parts = (await import(`data:text/javascript;base64,${source}`)) as Readonly<Record<string, Tree>>;
    const exported = Object.entries(parts).map(
      ([name, tree], at) =>
        `const texts${at} = ${JSON.stringify(markedTree(tree, `${noun}:`, numbers))}; export { texts${at} as ${name} };`,
    );
    await route.fulfill({ response: answer, body: exported.join("\n") });
  });
  await context.addInitScript(noteMarks, MARK);
}

function markedTree(tree: Tree, prefix: string, numbers: ReadonlyMap<string, number>): Tree {
  return Object.fromEntries(
    Object.entries(tree).map(([name, value]) => {
      const key = `${prefix}${name}`;
      if (typeof value !== "string") return [name, markedTree(value, `${key}.`, numbers)];
      const number = numbers.get(key);
      return [name, number === undefined ? value : marked(value, number)];
    }),
  );
}

/** Runs in the page, before any of its own code. */
function noteMarks(mark: string): void {
  const drawn = new Set<string>();
  Object.assign(window, { drawnMarks: drawn });
  const note = (text: string | null | undefined) => {
    for (const [, digits = ""] of (text ?? "").matchAll(new RegExp(mark, "gu"))) drawn.add(digits);
  };
  const watch = new MutationObserver((changes) => {
    for (const { addedNodes, target } of changes) {
      for (const node of addedNodes) note(node instanceof Element ? node.outerHTML : node.nodeValue);
      note(target instanceof Element ? (target.cloneNode(false) as Element).outerHTML : target.nodeValue);
    }
  });
  watch.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
}

/** The keys of the texts the page has drawn since the last call. */
export async function drawnKeys(page: Page, texts: Texts): Promise<ReadonlySet<string>> {
  const marks = await page.evaluate(() => {
    const { drawnMarks } = window as unknown as { readonly drawnMarks: Set<string> };
    const drawn = [...drawnMarks];
    drawnMarks.clear();
    return drawn;
  });
  const keys = [...texts.keys()];
  return new Set(marks.flatMap((digits) => keys[numberOf(digits)] ?? []));
}

/** The keys of texts in a server-rendered page, where no code marks them. */
export function keysInHtml(html: string, texts: Texts): ReadonlySet<string> {
  const isIn = (text: string) => {
    const written = text.replaceAll("&", "&amp;");
    return html.includes(`>${written}<`) || html.includes(`"${written}"`);
  };
  return new Set([...texts].flatMap(([key, text]) => (isIn(text) ? [key] : [])));
}
