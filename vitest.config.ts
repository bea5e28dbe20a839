import { defineConfig } from "vitest/config";
import { temporaryHome } from "./scripts/temporary-home.ts";

/**
 * Files don't affect each other: each has its own database, server and data. Loading all code again for each of them would
 * take half as long as the tests.
 */
const isolate = false;

/**
 * The same for both projects, so that their files take turns in the same workers. One more than a small machine has
 * cores: the tests of faults wait for most of their time.
 */
const maxWorkers = 3;

// Inherited by the workers.
process.env["TMPDIR"] = temporaryHome();

/** Tests that the test command leaves to `npm run proof -- long-tests`. */
const proofs = "tests/**/*.proof.test.ts";

const againstPostgres = {
  globalSetup: ["tests/support/database.global.ts"],
  setupFiles: ["tests/support/remove-folders.setup.ts"],
  testTimeout: 60_000,
  hookTimeout: 60_000,
  maxWorkers,
  isolate,
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["src/**/*.test.ts"],
          setupFiles: ["tests/words/english.setup.ts"],
          testTimeout: 30_000,
          maxWorkers,
          isolate,
        },
      },
      {
        test: {
          name: "integration",
          include: ["tests/**/*.test.ts"],
          exclude: ["tests/journeys/**", proofs],
          ...againstPostgres,
        },
      },
      { test: { name: "proof", include: [proofs], ...againstPostgres } },
    ],
  },
});
