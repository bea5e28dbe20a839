import type { Noun } from "#words/noun.ts";
import { all } from "#words/en/all.ts";
import { startWords } from "#web/language/words.ts";

// Unit tests speak English.
await startWords("en", Object.keys(all) as Noun[]);
