import { describe, expect, test } from "vitest";
import { Closing } from "./closing.ts";

describe("closing", () => {
  test("goes from the last that was opened to the first, and is done once", async () => {
    const closed: string[] = [];
    const closing = new Closing(() => undefined);
    for (const name of ["database", "encoder", "server"]) closing.add(async () => closed.push(name));
    await Promise.all([closing.run(), closing.run()]);
    expect(closed).toEqual(["server", "encoder", "database"]);
  });

  test("reports a step that fails, and continues with the others", async () => {
    const closed: string[] = [];
    const told: unknown[] = [];
    const closing = new Closing((error) => told.push(error));
    const failure = new Error("The encoder is stuck.");
    closing.add(async () => closed.push("database"));
    closing.add(() => Promise.reject(failure));
    await closing.run();
    expect([closed, told]).toEqual([["database"], [failure]]);
  });
});
