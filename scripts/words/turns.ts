import type { Texts } from "./catalogue.ts";

/** Turns of phrase that sound translated, and what a British football fan would say. */
export const FORBIDDEN_TURNS: readonly { readonly turn: RegExp; readonly instead: string }[] = [
  { turn: /\banew\b/iu, instead: "again" },
  { turn: /\bmeanwhile\b/iu, instead: "say when, or leave it out" },
  { turn: /\bwhoever\b|\bwhomever\b/iu, instead: "anyone who" },
  { turn: /\bwhose\b/iu, instead: "two short sentences" },
  { turn: /\bwhom\b/iu, instead: "who" },
  { turn: /\bso that\b/iu, instead: "so, or to" },
  { turn: /\bby itself\b/iu, instead: "automatically, or leave it out" },
  { turn: /\bof one's own\b|\bone's\b/iu, instead: "your" },
  { turn: /\bnone is\b|\bis none\b/iu, instead: "there isn't one" },
  { turn: /\bsuch\b/iu, instead: "like this, or the thing's name" },
  { turn: /\bstands?\b/iu, instead: "is" },
  { turn: /\blies?\b/iu, instead: "is" },
  { turn: /\bis kept\b|\bare kept\b|\bstays kept\b/iu, instead: "we keep" },
  { turn: /\bgoes on\b|\bgo on\b/iu, instead: "continues, or is still open" },
  { turn: /\bnothing waits\b/iu, instead: "say what to do" },
  { turn: /\bput in\b|\bput out\b/iu, instead: "uploaded, removed" },
  { turn: /\bneed not\b/iu, instead: "doesn't need to" },
  { turn: /\bfor now\b/iu, instead: "yet" },
  { turn: /\bthe card of\b/iu, instead: "your Saka card" },
  { turn: /\brounds?\b/iu, instead: "gameweek" },
  { turn: /\bnobody else's\b|\bsomebody else's\b/iu, instead: "another manager's" },
  { turn: /\bcannot\b/iu, instead: "can't" },
];

/** An English text that sounds translated. */
export interface Finding {
  readonly key: string;
  readonly text: string;
  readonly instead: string;
}

/** The English texts that sound translated. `quoted` are the specification's own, which stay verbatim. */
export function findTurns(texts: Texts, quoted: ReadonlySet<string>): readonly Finding[] {
  return [...texts].flatMap(([key, text]) => {
    // A commentator can say that a keeper stands tall.
    if (quoted.has(text) || key.startsWith("commentary:")) return [];
    return FORBIDDEN_TURNS.filter(({ turn }) => turn.test(text.replaceAll(/\{\{[^}]*\}\}/gu, ""))).map(
      ({ instead }) => ({
        key,
        text,
        instead,
      }),
    );
  });
}
