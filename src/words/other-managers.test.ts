import { expect, test } from "vitest";
import { words as english } from "#words/en/account.ts";
import { words as spanish } from "#words/es/account.ts";
import { words as italian } from "#words/it/account.ts";

const YOURS = /\b(?:your|tus?|tuo|tua|tuoi|tue)\b/iu;

test.each([
  ["English", english],
  ["Spanish", spanish],
  ["Italian", italian],
])(
  "no figure of a %s record is called the reader's: profiles show those of others",
  (_language, { record }) => {
    expect(Object.values(record).filter((text) => YOURS.test(text))).toEqual([]);
  },
);
