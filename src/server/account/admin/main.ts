import { quickenLoading } from "#server/quicken-loading.ts";

quickenLoading();

const { runAdminCommand } = await import("./admin-command.ts");
process.exitCode = await runAdminCommand(process.argv.slice(2));
