/** The plural forms of Intl.PluralRules; a language has those it needs. */
type Plural = "zero" | "one" | "two" | "few" | "many" | "other";

/** A key without its plural form: `cards_one` and `cards_other` are both `cards`. */
type Stem<Key> = Key extends `${infer Name}_${Plural}` ? Name : never;

/**
 * The texts of a noun in another language: every key of the English ones, with the plural forms that the language has
 * beside `other` (English `cards_one`, `cards_other`; Spanish and Italian may add `cards_many`).
 */
export type Translated<English> = {
  readonly [Key in keyof English]: English[Key] extends string
    ? string
    : English[Key] extends readonly string[]
      ? readonly string[]
      : Translated<English[Key]>;
} & {
  readonly [Key in keyof English as `${Stem<Key> & string}_${Plural}`]?: string;
};
