/** Builds the pages unless they are those of this checkout, as after `npm ci`, which builds them. */
import { fileURLToPath } from "node:url";
import { ensureWeb } from "#server/platform/http/page/ensure-web.ts";

const quiet = () => undefined;
const info = (text: unknown) => process.stdout.write(`${String(text)}\n`);
await ensureWeb(fileURLToPath(new URL("..", import.meta.url)), {
  info,
  warn: quiet,
  error: quiet,
  debug: quiet,
});
