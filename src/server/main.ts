import { quickenLoading } from "./quicken-loading.ts";

quickenLoading();

const { start } = await import("./start.ts");
await start(process.env);
