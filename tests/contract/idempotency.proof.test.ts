import { afterAll, beforeAll } from "vitest";
import { nameOf } from "#tests/support/declared-endpoints.ts";
import { isShownFirst, testKeyedCalls } from "./keyed-calls.ts";
import { closeStage, keyed, makeStage, type Stage } from "./repeated-changes.ts";

let made: Stage;
const stage = (): Stage => made;

beforeAll(async () => {
  made = await makeStage();
}, 120_000);

afterAll(() => closeStage(made));

testKeyedCalls(
  keyed.filter((endpoint) => !isShownFirst(nameOf(endpoint))),
  stage,
);
