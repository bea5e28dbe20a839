import "#server/platform/load-quickly.ts";

const { runImportCommand } = await import("./import-command.ts");
process.exitCode = await runImportCommand(process.argv.slice(2));
