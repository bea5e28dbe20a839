import { startPanna } from "#tests/support/panna-process.ts";
import { makeDataFolder } from "#tests/support/data-folder.ts";

/** Starts Panna with a folder of its own, unless `env` names one, and waits until it has ended. */
export async function failedStart(env: Readonly<Record<string, string>>) {
  const panna = startPanna({ DATA_DIR: makeDataFolder("fault"), ...env });
  const { code } = await panna.ended();
  return { code, output: panna.output() };
}
