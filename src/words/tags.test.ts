import { expect, test } from "vitest";
import { all as english } from "#words/en/all.ts";
import { all as spanish } from "#words/es/all.ts";
import { all as italian } from "#words/it/all.ts";

/** Elements that HTML closes at once: react-i18next draws `<link>text</link>` as an empty element with text after it. */
const VOID_TAG = /<(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)>/u;

test.each([
  ["English", english],
  ["Spanish", spanish],
  ["Italian", italian],
])("no %s text sets words between the tags of a void element", (_language, texts) => {
  expect(VOID_TAG.exec(JSON.stringify(texts))?.[0]).toBeUndefined();
});
