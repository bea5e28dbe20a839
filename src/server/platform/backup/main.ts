import { quickenLoading } from "#server/quicken-loading.ts";

quickenLoading();

const { runBackupCommand } = await import("./backup-command.ts");
process.exitCode = await runBackupCommand(process.argv.slice(2));
