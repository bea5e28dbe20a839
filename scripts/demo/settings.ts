import { readWhereabouts } from "#server/config.ts";
import { DemoFolder } from "./folder.ts";

/** A minute of football per second. */
const SPEED = "60";
/** Environment variables the demo uses. It sets the rest itself: above all it must not use another's database. */
const TAKEN = [
  "PORT",
  "HOST",
  "PUBLIC_URL",
  "LOG_LEVEL",
  "DATA_DIR",
  "PANNA_CLOCK_SPEED",
  // Tells the server that it runs under npm.
  "npm_lifecycle_event",
] as const;

export interface DemoSettings {
  /** The environment that the demo's server is started with. */
  readonly env: Readonly<Record<string, string>>;
  readonly folder: DemoFolder;
}

/** What the demo takes from the environment, and its own settings. A blank value is a missing one, as for the server. */
export function demoEnvironment(environment: NodeJS.ProcessEnv): DemoSettings["env"] {
  const taken = TAKEN.flatMap((name) => {
    const value = environment[name]?.trim() ?? "";
    return value === "" ? [] : [[name, value] as const];
  });
  return {
    DATA_DIR: "./data/demo",
    LOG_LEVEL: "warn",
    PANNA_CLOCK_SPEED: SPEED,
    FOOTBALL_PROVIDER: "simulated",
    ...Object.fromEntries(taken),
  };
}

/**
 * The demo's settings and its folder, which is the one that the server reads from them: with a reading of its own, the
 * demo could check one folder and empty the database in another.
 *
 * @throws OperatorError for a folder with anything but a demo in it
 */
export function readDemo(environment: NodeJS.ProcessEnv): DemoSettings {
  const env = demoEnvironment(environment);
  return { env, folder: new DemoFolder(readWhereabouts(env).dataDir) };
}
