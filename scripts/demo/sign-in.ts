import { createHash } from "node:crypto";
import { text } from "node:stream/consumers";
import { Readable } from "node:stream";
import "@fastify/swagger";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { isOwnMachine } from "#server/platform/http/request-facts.ts";
import { askingAuth } from "#server/account/ask-auth.ts";
import { copyHeaders } from "#server/account/web-request.ts";
import type { MountMore } from "#server/app.ts";
import type { DepsWithPool } from "#server/deps.ts";
import { RefusedError } from "#server/platform/http/refused-error.ts";
import { readerLanguage } from "#server/platform/http/reader-language.ts";
import { wordsIn } from "#server/platform/words.ts";
import { EMAILS, passwordOf, type Role, ROLES } from "./world.ts";

export interface SignInOptions {
  /** Whether one-click sign-in is open to every caller, or only to this machine. */
  readonly isForAnybody: boolean;
}

type MayPress = (request: FastifyRequest) => boolean;

/** The endpoint that signs in without a password, and its two buttons on the landing page. */
export function mountDemo({ isForAnybody }: SignInOptions): MountMore {
  return async (app, deps) => {
    const mayPress: MayPress = (request) => isForAnybody || isOwnMachine(request, deps.config.publicUrl);
    await mountSignIn(app, deps, mayPress);
    addButtons(app, mayPress);
  };
}

/** Uses the product's own sign-in with the two accounts' passwords. */
async function mountSignIn(app: FastifyInstance, deps: DepsWithPool, mayPress: MayPress): Promise<void> {
  const auth = askingAuth(deps, () => deps.config.publicUrl ?? `http://localhost:${deps.config.port}`);
  await app.register(async (scope) => {
    // A form sends this content type even with an empty body.
    const nothing = { parseAs: "string" } as const;
    scope.addContentTypeParser("application/x-www-form-urlencoded", nothing, (_request, _body, done) =>
      done(null, null),
    );
    for (const role of ROLES) {
      scope.post(addressOf(role), { schema: { hide: true } }, async (request, reply) => {
        if (!mayPress(request)) throw new RefusedError({ code: "not_found" });
        const body = { email: EMAILS[role], password: passwordOf(deps.config.secret, role) };
        const answer = await auth.ask(request, { method: "POST", path: "/sign-in/email", body });
        if (answer.status !== 200) return auth.send(answer, reply);
        copyHeaders(answer, reply);
        return reply.removeHeader("content-type").redirect("/", 303);
      });
    }
  });
}

export function addressOf(role: Role): string {
  return `/api/demo/sign-in/${role}`;
}

/** In the page's own colours; its fonts only have the letters the page itself needs. */
const STYLE = `.demo{display:grid;gap:.75rem;padding:1rem;border:2px dashed var(--line-strong);border-radius:.75rem;background:var(--raised)}
.demo p{font:500 1rem/1.4 system-ui,sans-serif}.demo div{display:grid;grid-template-columns:1fr 1fr;gap:.75rem}
.demo button{min-height:3rem;padding:.5rem;border:0;border-radius:.5rem;background:var(--flood);color:var(--on-flood);
font:700 1rem/1.2 system-ui,sans-serif;cursor:pointer}.demo button:hover{background:var(--flood-hover)}`;
const STYLE_HASH = `'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`;

/** The place of the buttons: below the landing page's own. */
const ACTIONS = /<p class="hero-actions">.*?<\/p>/su;

/** Adds the buttons to the landing page as it is sent; the page itself knows nothing of them. */
function addButtons(app: FastifyInstance, mayPress: MayPress): void {
  const isLanding = (request: FastifyRequest): boolean =>
    request.method === "GET" && request.routeOptions.url === "/" && mayPress(request);
  app.addHook("onRequest", async (request) => {
    if (!isLanding(request)) return;
    // The page is rewritten here, so it needs to be uncompressed and must not match a browser's cached file.
    for (const name of ["accept-encoding", "if-none-match", "if-modified-since"])
      delete request.headers[name];
  });
  app.addHook("onSend", async (request, reply, payload) => {
    const isText = typeof payload === "string";
    if (!isLanding(request) || !(isText || payload instanceof Readable)) return payload;
    const page = isText ? payload : await text(payload);
    const shown = page.replace(ACTIONS, (actions) => `${actions}${buttons(request)}`);
    const policy = String(reply.getHeader("content-security-policy"));
    if (shown !== page)
      reply.header("content-security-policy", policy.replace("style-src", `style-src ${STYLE_HASH}`));
    reply.removeHeader("etag").removeHeader("last-modified").header("cache-control", "no-store");
    // A page that sends no referrer submits its forms without an origin too, and those are refused.
    reply.header("referrer-policy", "same-origin").header("content-length", Buffer.byteLength(shown));
    return shown;
  });
}

function buttons(request: FastifyRequest): string {
  const t = wordsIn(readerLanguage(request), "landing");
  const labels: Readonly<Record<Role, string>> = { manager: t("demo.manager"), admin: t("demo.admin") };
  const inside = ROLES.map((role) => `<button formaction="${addressOf(role)}">${labels[role]}</button>`);
  return `<style>${STYLE}</style><form class="demo" method="post"><p>${t("demo.intro")}</p><div>${inside.join("")}</div></form>`;
}
