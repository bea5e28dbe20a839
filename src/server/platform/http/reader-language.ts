import type { FastifyRequest } from "fastify";
import { DEFAULT_LANGUAGE, isLanguage, type Language, languageIn } from "#contract/languages.ts";

/** The language chosen in this browser, else the browser's preferred one among ours, else English. */
export function readerLanguage({ headers }: Pick<FastifyRequest, "headers">): Language {
  return languageIn(headers.cookie ?? "") ?? acceptedLanguage(headers["accept-language"]);
}

/** The preferred one of our languages in an Accept-Language header, by its weights (RFC 9110 §12.5.4). */
function acceptedLanguage(header = ""): Language {
  const wishes = header.split(",").map((wish) => {
    const [range = "", weight] = wish
      .trim()
      .toLowerCase()
      .split(/\s*;\s*q=/u);
    return { code: range.split("-", 1)[0] ?? "", weight: weight === undefined ? 1 : Number(weight) };
  });
  const liked = wishes.filter(({ code, weight }) => isLanguage(code) && weight > 0);
  const [best] = liked.toSorted((a, b) => b.weight - a.weight);
  return best !== undefined && isLanguage(best.code) ? best.code : DEFAULT_LANGUAGE;
}
