import fc from "fast-check";

/** JSON strings that programs stumble over. */
const texts = [
  "",
  " ",
  "\0",
  "a\0b",
  "😀",
  "\uD800",
  "a\u202Eb",
  "İstanbul",
  "ß",
  "e\u0301",
  "\uFEFF",
  "'; drop table card; --",
  "\\",
  "%",
  "_%_",
  "%00",
  "../../../etc/passwd",
  "__proto__",
  "constructor",
  "toString",
  "NaN",
  "Infinity",
  "-0",
  "1e309",
  "0x10",
  "١٢",
  "null",
  "true",
  "[]",
  "1-2-1 ",
  "2025-02-30T00:00:00Z",
  "9999-99",
  "0000-00",
  "2025-13",
  "x".repeat(300),
  "𝕏".repeat(3000),
];

/** Around the limits of int4, int8, doubles and JSON's exact numbers. */
const numbers = [
  0,
  -1,
  -0,
  0.5,
  1e-320,
  2_147_483_646,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_649,
  4_294_967_296,
  Number.MAX_SAFE_INTEGER,
  Number.MAX_SAFE_INTEGER + 2,
  2 ** 63,
  1e308,
  -1e308,
];

/** Any code points, lone surrogates included. Fast-check's own "binary" unit maps all of Unicode first. */
const anyCharacters = fc
  .array(fc.integer({ min: 0, max: 0x10_ffff }), { maxLength: 40 })
  .map((points) => String.fromCodePoint(...points));

export const hostileText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...texts) },
  { weight: 1, arbitrary: anyCharacters },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 40 }) },
);

/** Any JSON value that's probably in the wrong place. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 4, arbitrary: fc.constantFrom<unknown>(...numbers) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null]) },
  { weight: 1, arbitrary: fc.constant(Array.from({ length: 2000 }, (_, at) => at)) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** Deep enough to overflow the stack of a recursive visitor. */
const DEEP = 50_000;

/** Bodies that aren't JSON, or JSON that nobody sends in good faith. */
export const hostileBody = fc.constantFrom(
  "",
  "{",
  '{"name":',
  '{"name":"a"',
  "NaN",
  '{"name":NaN,"teamId":Infinity}',
  '{"id":1e999,"teamId":-1e999}',
  '{"name":"a","name":"b","name":{"name":"c"}}',
  '{"__proto__":{"isAdmin":true},"name":"a"}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"name":"\\u0000"}',
  '{"name":"\\ud800"}',
  '\uFEFF{"name":"a"}',
  "[1,]",
  "null",
  '"text"',
  "42",
  "[".repeat(DEEP) + "]".repeat(DEEP),
  '{"a":'.repeat(DEEP) + "1" + "}".repeat(DEEP),
  JSON.stringify({ name: "x".repeat(300_000) }),
);
