import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { DEFAULT_LANGUAGE, type Language, LANGUAGE_CODES } from "#contract/languages.ts";
import { readerLanguage } from "#server/platform/http/reader-language.ts";
import type { Deps } from "#server/deps.ts";
import { wordsIn } from "#server/platform/words.ts";
import { RefusedError } from "#server/platform/http/refused-error.ts";
import { escapedMarkup } from "./escaped-markup.ts";
import { loadMatchPreview, type MatchPreview } from "./match-preview.ts";
import { drawPreview } from "./preview-image.ts";

/** The folder of the images that were drawn. Each match's is drawn once, however many people ask. */
const PREVIEWS_FOLDER = "match-previews";
const YEAR_SECONDS = 31_536_000;
const GREATEST_ID = 2_147_483_647;

/** A match never changes, nor does its image. */
const FOR_EVER = `public, max-age=${YEAR_SECONDS}, immutable`;

type WithId = { Params: { id: string } };

/**
 * What a link to a match shows where it is pasted: the preview image, and the page with the tags that name it. Both are
 * open to everybody, because what reads them has no session; they tell the teams and the score, and no person.
 */
export function mountMatchPages(server: FastifyInstance, deps: Deps, webDir: string | null): void {
  const { db, config, files } = deps;
  /** The one image that is being drawn: drawing takes a processor, so those who come after wait their turn. */
  let drawing: Promise<unknown> = Promise.resolve();
  const imageOf = async (id: number, preview: MatchPreview): Promise<Uint8Array> => {
    const key = `${PREVIEWS_FOLDER}/${id}.png`;
    const drawOnce = async (): Promise<Uint8Array> => {
      const kept = await files.readBytes(key);
      if (kept !== null) return kept;
      const image = await drawPreview(preview, webDir);
      await files.write(key, image, "image/png");
      return image;
    };
    const kept = await files.readBytes(key);
    if (kept !== null) return kept;
    const turn = drawing.then(drawOnce);
    drawing = turn.catch(() => undefined);
    return turn;
  };

  server.get<WithId>("/api/matches/:id/preview.png", { schema: { hide: true } }, async (request, reply) => {
    const id = idOf(request.params.id);
    const preview = id === null ? null : await loadMatchPreview(db, id);
    if (id === null || preview === null) throw new RefusedError({ code: "not_found" });
    const image = await imageOf(id, preview);
    return reply.header("cache-control", FOR_EVER).type("image/png").send(image);
  });

  const pageIn = (language: Language): string => join(webDir ?? "", `index.${language}.html`);
  if (webDir === null || !existsSync(pageIn(DEFAULT_LANGUAGE))) return;
  const pages = new Map(LANGUAGE_CODES.map((code) => [code, readFileSync(pageIn(code), "utf8")]));
  server.get<WithId>("/matches/:id", { schema: { hide: true } }, async (request, reply) => {
    const id = idOf(request.params.id);
    const preview = id === null ? null : await loadMatchPreview(db, id);
    const address = config.publicUrl ?? `${request.protocol}://${request.host}`;
    const tags =
      id === null || preview === null
        ? ""
        : tagsOf(preview, readerLanguage(request), `${address}/api/matches/${id}/preview.png`);
    const html = pages.get(readerLanguage(request)) ?? "";
    return reply
      .header("cache-control", "no-cache")
      .header("vary", "cookie, accept-language")
      .type("text/html; charset=utf-8")
      .send(html.replace("</head>", () => `${tags}</head>`));
  });
}

function tagsOf(preview: MatchPreview, language: Language, image: string): string {
  const { homeTeamName, awayTeamName, homeScore, awayScore } = preview;
  const tags = {
    "og:type": "website",
    "og:site_name": "Panna",
    "og:title": `${homeTeamName} ${homeScore}–${awayScore} ${awayTeamName}`,
    "og:description": wordsIn(language, "match")("match.preview"),
    "og:image": image,
    "og:image:width": "1200",
    "og:image:height": "630",
    "twitter:card": "summary_large_image",
  };
  return Object.entries(tags)
    .map(([name, content]) => `<meta property="${name}" content="${escapedMarkup(content)}" />`)
    .join("");
}

/** The number in an address, or null for what is no id. */
function idOf(text: string): number | null {
  const id = /^[1-9]\d{0,9}$/u.test(text) ? Number(text) : 0;
  return id >= 1 && id <= GREATEST_ID ? id : null;
}
