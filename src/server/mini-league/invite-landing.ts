import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Language } from "#contract/languages.ts";
import { publicName } from "#game/account/display-name.ts";
import { parseCode } from "#game/card/verification-code.ts";
import type { Deps } from "#server/deps.ts";
import { escapedMarkup } from "#server/platform/escaped-markup.ts";
import { type ChangeLanding, headed, leadingBackTo } from "#server/platform/http/page/pages.ts";
import { wordsIn } from "#server/platform/words.ts";
import { loadInviter } from "./store.ts";

/** Looks at codes a minute from one address: more than a group of friends needs, too few to guess codes with. */
const LOOKS = 30;
const WINDOW_MS = 60_000;
const CODE_MAX = 40;

/**
 * The landing page of an invite, `/?join=CODE`: headed by who invites to what, and its links lead through signing in back
 * to the invitation. Of an unknown code nothing is told, nor of any code to an address that asks too often.
 */
export function invitedLanding(server: FastifyInstance, { db }: Pick<Deps, "db">): ChangeLanding {
  const count = server.createRateLimit({ max: LOOKS, timeWindow: WINDOW_MS });

  async function sentenceFor(request: FastifyRequest, code: string, language: Language) {
    const rate = await count(request);
    if (!rate.isAllowed && rate.isExceeded) return null;
    const invited = await loadInviter(db, code);
    if (invited === null) return null;
    const { league, owner } = invited;
    return wordsIn(language, "account")("invite", { owner: publicName(owner), league });
  }

  return async (request, language, html) => {
    const code = codeOf(request);
    if (code === null) return null;
    const leading = leadingBackTo(html, `/?join=${code}`);
    const sentence = await sentenceFor(request, code, language);
    if (sentence === null) return leading;
    return headed(leading, sentence).replace(
      "</head>",
      () => `<meta property="og:title" content="${escapedMarkup(sentence)}"/></head>`,
    );
  };
}

/** The code in the address as it is stored, of letters and digits alone; null: there is none. */
function codeOf({ query }: FastifyRequest): string | null {
  const { join } = query as { readonly join?: unknown };
  if (typeof join !== "string" || join.length > CODE_MAX) return null;
  return parseCode(join) || null;
}
