import { promisify } from "node:util";
import { gzip } from "node:zlib";
import Fastify from "fastify";
import { contentSecurityPolicy } from "#server/platform/http/content-security-policy.ts";

/** The reference page's script, as it is sent. */
export interface ReferenceScript {
  readonly type: string;
  readonly plain: Buffer;
  /** Compressed once: four megabytes are too much work to repeat. */
  readonly gzipped: Buffer;
}

/** What the page is told: no fonts, no proxy and no figures of others, and nothing asked but this server. */
const configuration = {
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  hideClientButton: true,
  showDeveloperTools: "never",
  documentDownloadType: "json",
  favicon: "/favicon.svg",
};

/**
 * The policy of the reference page: the pages' policy, but its script may style what it draws. Nothing that a user wrote
 * is on this page, and scripts still come from this server alone.
 */
export const referencePagePolicy = Object.entries({
  ...contentSecurityPolicy.directives,
  "img-src": ["'self'", "data:"],
  "style-src": ["'self'", "'unsafe-inline'"],
})
  .map(([name, values]) => [name, ...values].join(" "))
  .join(";");

/** The page that shows the document to people, from the addresses of the document and of its script. */
export function drawReferencePage(paths: { readonly document: string; readonly script: string }): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>API – Panna</title>
<link rel="icon" href="/favicon.svg">
</head>
<body>
<script id="api-reference" type="application/json" data-url="${paths.document}" data-configuration='${JSON.stringify(configuration)}'></script>
<script src="${paths.script}"></script>
</body>
</html>
`;
}

/** Loads the script from its package, on a server that answers nothing else. */
export async function loadReferenceScript(): Promise<ReferenceScript> {
  const { default: reference } = await import("@scalar/fastify-api-reference");
  const server = Fastify();
  await server.register(reference, { routePrefix: "/of", configuration: { url: "/" } });
  const { headers, rawPayload } = await server.inject("/of/js/scalar.js");
  await server.close();
  return {
    type: String(headers["content-type"]),
    plain: rawPayload,
    gzipped: await promisify(gzip)(rawPayload),
  };
}
