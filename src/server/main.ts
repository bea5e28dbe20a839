import { setFlagsFromString } from "node:v8";
import "#server/platform/load-quickly.ts";

// Of itself the heap grows to several times what is in use before V8 looks for what is not.
setFlagsFromString("--heap-growing-percent=50");

const { start } = await import("./start.ts");
await start(process.env);
