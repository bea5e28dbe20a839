import { describe, expect, test } from "vitest";
import { droppedFiles } from "./shoebox-intake.tsx";

const file = (name: string) => new File(["x"], name, { type: "image/jpeg" });

function fileEntry(name: string) {
  return { isFile: true, file: (settle: (found: File) => void) => settle(file(name)) };
}

/** A folder whose reader gives its entries in parts, as browsers do. */
function folder(...parts: readonly (readonly object[])[]) {
  return {
    isFile: false,
    createReader: () => {
      const left = [...parts, []];
      return { readEntries: (settle: (part: readonly object[]) => void) => settle(left.shift() ?? []) };
    },
  };
}

function dropOf(entries: readonly object[], files: readonly File[] = []): DataTransfer {
  return {
    items: entries.map((entry) => ({ webkitGetAsEntry: () => entry })),
    files,
  } as unknown as DataTransfer;
}

describe("files dropped on the shoebox", () => {
  test("are those of folders too, however deep", async () => {
    const cards = folder([fileEntry("b.jpg")], [fileEntry("c.jpg"), folder([fileEntry("d.jpg")])]);
    const found = await droppedFiles(dropOf([fileEntry("a.jpg"), cards]));
    expect(found.map(({ name }) => name)).toEqual(["a.jpg", "b.jpg", "c.jpg", "d.jpg"]);
  });

  test("are taken as they are where a browser shows no folders", async () => {
    expect(await droppedFiles(dropOf([], [file("a.jpg")]))).toHaveLength(1);
  });
});
