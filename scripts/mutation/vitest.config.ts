import { defineConfig } from "vitest/config";

/** The unit tests of one noun of the game, without those on recorded football and on large samples, which take seconds. */
export default defineConfig({
  test: {
    include: [process.env["MUTATED_TESTS"] ?? "src/game/**/*.test.ts"],
    exclude: ["**/*.{season,sample}.test.ts"],
    setupFiles: ["tests/words/english.setup.ts"],
    testTimeout: 300_000,
    // A quarter of the time, with the same result: every mutant has a process for all of its files.
    isolate: false,
  },
});
