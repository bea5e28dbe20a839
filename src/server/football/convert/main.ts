import { runConvertCommand } from "./convert-command.ts";

process.exitCode = runConvertCommand(process.argv.slice(2));
