import { setFlagsFromString } from "node:v8";
import "#server/platform/load-quickly.ts";

// By default the heap grows to several times what's in use before V8 collects garbage.
setFlagsFromString("--heap-growing-percent=50");

const { start } = await import("./start.ts");
await start(process.env);
