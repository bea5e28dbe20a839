import type { FastifyRequest } from "fastify";
import type { Language } from "#contract/languages.ts";
import { shareAddress, sharePicture, type SharedView } from "#contract/share.ts";
import { type ShareKind, shareKinds } from "#game/share/decide-share.ts";
import type { Deps } from "#server/deps.ts";
import { escapedMarkup } from "#server/platform/escaped-markup.ts";
import { type ChangeLanding, headed, leadingBackTo } from "#server/platform/http/page/pages.ts";
import { addressOf } from "#server/platform/http/request-facts.ts";
import { wordsIn } from "#server/platform/words.ts";
import { sharedText } from "#words/shared-text.ts";
import { PICTURE_HEIGHT, PICTURE_WIDTH } from "#server/share/picture/picture.ts";
import { loadByToken } from "./store.ts";

/** Where the picture goes on the landing page: before the fan of cards, which it hides. */
const FAN = '<div aria-hidden="true" class="fan">';

interface Link {
  readonly kind: ShareKind;
  readonly token: string;
}

/**
 * The landing page of a share, such as `/?card=TOKEN`: its picture, what it shows, and tags for previews of the link. Its
 * buttons lead through signing in back to it. A withdrawn, an unknown and a malformed token have the same page: the
 * ordinary one with a line that says so. docs/rules.md#sharing.
 */
export function sharedPage(deps: Pick<Deps, "db" | "clock" | "config">): ChangeLanding {
  const { config } = deps;
  return async (request, language, html) => {
    const link = linkIn(request);
    if (link === null) return null;
    const shared = await loadByToken(deps, link.token, link.kind);
    const t = wordsIn(language, "profile");
    if (shared === null) return headed(html, t("share.page.gone"));
    const origin = addressOf(request, config.publicUrl);
    const text = sharedText(t, shared, language);
    const address = shareAddress(link.kind, link.token);
    const picture = escapedMarkup(sharePicture(link.token, language));
    return leadingBackTo(headed(html, text), address)
      .replace(FAN, () => `${imageTag(picture, text)}${FAN}`)
      .replace("</head>", () => `${tagsOf({ shared, text, language, origin, link })}</head>`);
  };
}

function imageTag(picture: string, text: string): string {
  return `<img class="shared" src="${picture}" width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}" alt="${escapedMarkup(text)}"/>`;
}

/** The token in the address, under the name of its kind; null: there is none. */
function linkIn({ query }: FastifyRequest): Link | null {
  const given = query as Readonly<Record<string, unknown>>;
  const kind = shareKinds.find((one) => given[one] !== undefined);
  if (kind === undefined) return null;
  const token = given[kind];
  return { kind, token: typeof token === "string" ? token : "" };
}

interface Tagged {
  readonly shared: SharedView;
  readonly text: string;
  readonly language: Language;
  readonly origin: string;
  readonly link: Link;
}

/** Tags for whatever shows a preview of the link, with whole addresses. */
function tagsOf({ text, language, origin, link }: Tagged): string {
  const description = wordsIn(language, "profile")("share.page.description");
  const image = `${origin}${sharePicture(link.token, language)}`;
  const properties = {
    "og:type": "website",
    "og:site_name": "Panna",
    "og:title": text,
    "og:description": description,
    "og:url": `${origin}${shareAddress(link.kind, link.token)}`,
    "og:locale": language,
    "og:image": image,
    "og:image:type": "image/jpeg",
    "og:image:width": String(PICTURE_WIDTH),
    "og:image:height": String(PICTURE_HEIGHT),
    "og:image:alt": text,
  };
  const names = {
    // Only for people with the link, not for searches.
    robots: "noindex",
    "twitter:card": "summary_large_image",
    "twitter:title": text,
    "twitter:description": description,
    "twitter:image": image,
    "twitter:image:alt": text,
  };
  const written = (attribute: string, tags: object): string[] =>
    Object.entries(tags).map(
      ([name, content]) => `<meta ${attribute}="${name}" content="${escapedMarkup(String(content))}"/>`,
    );
  return [...written("property", properties), ...written("name", names)].join("");
}
