import { describe, expect, test } from "vitest";
import { lighten } from "#scripts/web-build/light-contract.ts";

const MODULE = `import * as z from "zod/mini";
import { defineEndpoint } from "./endpoint.js";
export const ROWS = 20;
const view = z.object({ name: z.string().check(z.maxLength(ROWS)) });
const parts = { view };
export const getView = defineEndpoint({
  method: "POST",
  path: "/api/views/:id",
  access: "user",
  file: "photo",
  body: z.object(parts),
  response: view,
  refusals: ["not_found"],
});
export function isShort(name) {
  return name.length < ROWS;
}
`;

describe("the contract in a browser", () => {
  const light = lighten(MODULE);

  test("an endpoint keeps what a call reads, and nothing else", () => {
    expect(light).toContain(
      'getView = /* @__PURE__ */ (() => ({ method: "POST", path: "/api/views/:id", file: "photo" }))()',
    );
    expect(light).not.toMatch(/access|refusals|response/u);
  });

  test("a schema may be dropped where nothing uses it", () => {
    expect(light).toContain(
      "const view = /* @__PURE__ */ (() => (z.object({ name: z.string().check(z.maxLength(ROWS)) })))()",
    );
    expect(light).toContain("const parts = /* @__PURE__ */ (() => ({ view }))()");
  });

  test("figures and functions stay as they are", () => {
    expect(light).toContain("export const ROWS = 20;");
    expect(light).toContain("export function isShort(name) {\n  return name.length < ROWS;\n}");
  });
});
