import type { Noun } from "#words/noun.ts";
import { all } from "#words/en/all.ts";
import { startWords } from "#web/language/words.ts";

// What speaks in a unit test speaks English.
await startWords("en", Object.keys(all) as Noun[]);
