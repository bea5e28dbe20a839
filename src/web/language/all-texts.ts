import type { Resource, ResourceKey } from "i18next";

const files = import.meta.glob<ResourceKey>(["/src/words/*/*.ts", "!**/all.ts"], {
  import: "words",
  eager: true,
});

/** Every text in every language, for pages that the build draws: it can't fetch texts later. Too large for a browser. */
export const allTexts: Resource = {};
for (const [path, texts] of Object.entries(files)) {
  const [, language = "", noun = ""] = /(\w+)\/([\w-]+)\.ts$/u.exec(path) ?? [];
  (allTexts[language] ??= {})[noun] = texts;
}
