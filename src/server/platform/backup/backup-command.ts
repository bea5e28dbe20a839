import { readWhereabouts } from "#server/config.ts";
import { textForOperator } from "#server/platform/operator-error.ts";
import { backUp } from "./back-up.ts";
import { restore } from "./restore.ts";

const USAGE = `Usage: npm run backup -- FOLDER
       npm run restore -- FOLDER

backup copies all data of DATA_DIR into a new folder, while Panna runs or not.
restore puts such a folder into an empty DATA_DIR; then start Panna.
`;

const commands = new Map([
  ["backup", { run: backUp, done: "All data are in" }],
  ["restore", { run: restore, done: "Start Panna now. All data are back from" }],
]);

/**
 * `npm run backup` and `npm run restore`; the first argument is the command's name.
 *
 * @returns the exit code: 0 on success, 1 on failure, 2 for a call without a folder.
 */
export async function runBackupCommand([name = "", folder, ...more]: readonly string[]): Promise<number> {
  const command = commands.get(name);
  if (command === undefined || folder === undefined || folder.startsWith("-") || more.length > 0) {
    process.stderr.write(USAGE);
    return 2;
  }
  try {
    await command.run(readWhereabouts(process.env), folder);
    process.stdout.write(`${command.done} ${folder}.\n`);
    return 0;
  } catch (error) {
    process.stderr.write(`${textForOperator(error)}\n`);
    return 1;
  }
}
