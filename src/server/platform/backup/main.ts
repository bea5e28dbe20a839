import "#server/platform/load-quickly.ts";

const { runBackupCommand } = await import("./backup-command.ts");
process.exitCode = await runBackupCommand(process.argv.slice(2));
