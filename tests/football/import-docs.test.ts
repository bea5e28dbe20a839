import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { makeImportApp } from "#tests/support/import-app.ts";
import { aFile, importInto } from "#tests/support/neutral-file.ts";

const docs = readFileSync(new URL("../../docs/data-providers.md", import.meta.url), "utf8");

test("the example in the documentation of the neutral form can be imported", async () => {
  const example = /```json\n(?<lines>.*?)```/s.exec(docs)?.groups?.["lines"] ?? "";
  const app = await makeImportApp("2025-09-13T14:00:00Z");
  expect(await importInto(app, aFile(example))).toMatchObject({
    ok: true,
    value: { held: { leagues: 1, clubs: 2, players: 2, fixtures: 1, performances: 2 } },
  });
  await app.close();
});
