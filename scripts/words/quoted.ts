import { readFileSync } from "node:fs";
import type { Texts } from "./catalogue.ts";

/** Quoted in the specification, but not a text on a screen: parts of names, API values, addresses. */
const NOT_SHOWN: ReadonlySet<string> = new Set(["#N", "firstName lastName", "@", "active", "/", "401: "]);

/** The texts the specification quotes, verbatim. */
export function quotedTexts(specification: string): readonly string[] {
  const quotes = specification.matchAll(/(?<!\w)'((?:[^'\n]|(?<=\w)'(?=\w))+)'(?!\w)/gu);
  return [...new Set([...quotes].map(([, quote = ""]) => quote))].filter((quote) => !NOT_SHOWN.has(quote));
}

export function readSpecification(): string {
  return readFileSync(new URL("../../docs/specification.md", import.meta.url), "utf8");
}

/** A text with a wildcard for each parameter, which the specification writes as N or in braces. */
function patternOf(text: string): RegExp {
  const escaped = text.replaceAll(/[.*+?^${}()|[\]\\]/gu, "\\$&");
  return new RegExp(escaped.replaceAll(/\\\{\\\{.*?\\\}\\\}/gu, ".*"), "u");
}

/** Separates, in the specification, what a toast shows as a title and a line below. */
const PARTING = " - ";

function isIn(texts: readonly string[], quote: string): boolean {
  const said = quote.replaceAll(/\{\w+\}|\bN\b/gu, "7");
  return texts.some((text) => text.includes(quote) || (text.includes("{{") && patternOf(text).test(said)));
}

/** The quoted texts that the English catalogue doesn't have. */
export function findUnsaid(english: Texts, quotes: readonly string[]): readonly string[] {
  const texts = [...english.values()];
  return quotes.filter(
    (quote) => !isIn(texts, quote) && !quote.split(PARTING).every((part) => isIn(texts, part)),
  );
}
