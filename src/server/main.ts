import { enableCompileCache } from "node:module";

// Before anything large is loaded: later starts find the compiled code and the stripped types.
enableCompileCache();

const { start } = await import("./start.ts");
await start(process.env);
