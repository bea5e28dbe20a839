import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import { OperatorError } from "#server/platform/operator-error.ts";
import type { Plan } from "./plan.ts";

const MARK = "demo.json";

const mark = z.object({
  /** False: the world was started but isn't complete. */
  isMade: z.boolean(),
  plan: z.object({
    seed: z.string(),
    managers: z.int(),
    matches: z.int(),
    photos: z.optional(z.int()),
    at: z.number(),
  }),
});

/** A demo's folder, marked as one: no other folder is ever touched. */
export class DemoFolder {
  readonly #path: string;

  /** @throws OperatorError for a folder with anything else in it */
  constructor(path: string) {
    this.#path = path;
    mkdirSync(path, { recursive: true });
    if (!existsSync(this.#mark) && readdirSync(path).length > 0) {
      throw new OperatorError(
        `${path} holds something else than a demo. Name an empty folder in DATA_DIR, or remove this one.`,
      );
    }
  }

  get #mark(): string {
    return join(this.#path, MARK);
  }

  /** The plan of the world in this folder; null: there is none, or it isn't complete. */
  madePlan(): Plan | null {
    if (!existsSync(this.#mark)) return null;
    const { isMade, plan } = mark.parse(JSON.parse(readFileSync(this.#mark, "utf8")));
    return isMade ? plan : null;
  }

  begin(plan: Plan): void {
    rmSync(join(this.#path, "files"), { recursive: true, force: true });
    this.#write(false, plan);
  }

  finish(plan: Plan): void {
    this.#write(true, plan);
  }

  #write(isMade: boolean, plan: Plan): void {
    writeFileSync(this.#mark, `${JSON.stringify({ isMade, plan }, null, 2)}\n`);
  }
}
