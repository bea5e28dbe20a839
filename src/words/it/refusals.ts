import type { Translated } from "#words/translated.ts";
import type { words as english } from "#words/en/refusals.ts";

export const words = {} as const satisfies Translated<typeof english>;
