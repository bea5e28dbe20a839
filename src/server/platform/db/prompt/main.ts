import "#server/platform/load-quickly.ts";

const { runPrompt } = await import("./run-prompt.ts");
process.exitCode = await runPrompt(process.env);
