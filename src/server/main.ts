import "#server/platform/load-quickly.ts";

const { start } = await import("./start.ts");
await start(process.env);
