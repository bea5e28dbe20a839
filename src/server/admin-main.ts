import "#server/platform/load-quickly.ts";

const { runAdminCommand } = await import("#server/account/admin/admin-command.ts");
const { personalData } = await import("./personal-data.ts");
const { ports } = await import("./ports.ts");
process.exitCode = await runAdminCommand(process.argv.slice(2), { personalData, ports });
