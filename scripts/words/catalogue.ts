import { type Language, LANGUAGE_CODES } from "#contract/languages.ts";

/** A language's texts by key, such as `card:upload.title`. */
export type Texts = ReadonlyMap<string, string>;

type Tree = { readonly [key: string]: string | Tree };

/** Every text of a tree, by key. */
export function textsOf(tree: Tree, prefix = ""): Texts {
  const texts = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    const path = prefix === "" ? key : `${prefix}${prefix.includes(":") ? "." : ":"}${key}`;
    if (typeof value === "string") texts.set(path, value);
    else for (const [below, text] of textsOf(value, path)) texts.set(below, text);
  }
  return texts;
}

/** Reads the catalogue of every language. */
export async function readCatalogue(): Promise<ReadonlyMap<Language, Texts>> {
  const languages = LANGUAGE_CODES.map(async (code) => {
    const { all } = (await import(`#words/${code}/all.ts`)) as { readonly all: Tree };
    return [code, textsOf(all)] as const;
  });
  return new Map(await Promise.all(languages));
}
