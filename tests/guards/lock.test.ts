import { describe, expect, test } from "vitest";
import { checkLock, type Lock } from "#scripts/check-lock.ts";

function wholeLock(): Lock {
  return {
    packages: {
      "": { dependencies: { tool: "1.0.0" }, devDependencies: { "@scope/kit": "1.0.0" } },
      "node_modules/tool": {
        version: "1.0.0",
        optionalDependencies: { "tool-linux": "1", "tool-darwin": "1" },
      },
      "node_modules/tool/node_modules/tool-linux": { version: "1.0.0" },
      "node_modules/tool-darwin": { version: "1.0.0" },
      "node_modules/@scope/kit": { version: "1.0.0", dependencies: { inner: "1" } },
      "node_modules/@scope/kit/node_modules/inner": { version: "1.0.0", dependencies: { tool: "1" } },
    },
  };
}

function messagesWithout(folder: string): string[] {
  const lock = wholeLock();
  delete lock.packages[folder];
  return checkLock(lock).map((fault) => fault.message);
}

describe("the check of the lock", () => {
  test("a whole lock has no faults, wherever npm put a package", () => {
    expect(checkLock(wholeLock())).toEqual([]);
  });

  test("a missing dependency of the project is named", () => {
    expect(messagesWithout("node_modules/@scope/kit")).toContain("the project lacks @scope/kit");
  });

  test("a missing binary of another platform is named", () => {
    expect(messagesWithout("node_modules/tool-darwin")).toEqual([
      "node_modules/tool@1.0.0 lacks tool-darwin",
    ]);
  });

  test("a package in another package's folder does not count", () => {
    const lock = wholeLock();
    delete lock.packages["node_modules/@scope/kit/node_modules/inner"];
    lock.packages["node_modules/tool/node_modules/inner"] = { version: "1.0.0" };
    expect(checkLock(lock).map((fault) => fault.message)).toEqual([
      "node_modules/@scope/kit@1.0.0 lacks inner",
    ]);
  });

  test("a registry address is a fault", () => {
    const lock = wholeLock();
    lock.packages["node_modules/tool-darwin"] = {
      version: "1.0.0",
      resolved: "https://registry.example/tool-darwin.tgz",
    };
    expect(checkLock(lock).map((fault) => fault.message)).toEqual([
      "node_modules/tool-darwin@1.0.0 carries a registry address",
    ]);
  });

  test("a lock without packages is a fault, so an empty file doesn't pass", () => {
    expect(checkLock({ packages: {} }).map((fault) => fault.message)).toEqual(["the lock has no packages"]);
  });
});
