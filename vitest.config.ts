import { defineConfig } from "vitest/config";

/**
 * A file leaves nothing behind that another one meets: each has its own database, server and data. To load all code anew
 * for each of them would take as long as half of the tests.
 */
const isolate = false;

export default defineConfig({
  test: {
    projects: [
      { test: { name: "unit", include: ["src/**/*.test.ts"], testTimeout: 30_000, isolate } },
      {
        test: {
          name: "integration",
          include: ["tests/**/*.test.ts"],
          exclude: ["tests/journeys/**"],
          globalSetup: ["tests/support/database.global.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
          isolate,
        },
      },
    ],
  },
});
