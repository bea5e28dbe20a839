import "#server/platform/load-quickly.ts";

const { runAdminCommand } = await import("./admin-command.ts");
process.exitCode = await runAdminCommand(process.argv.slice(2));
