import { quickenLoading } from "#server/quicken-loading.ts";

quickenLoading();

const { runImportCommand } = await import("./import-command.ts");
process.exitCode = await runImportCommand(process.argv.slice(2));
