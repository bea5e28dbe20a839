/** The plural forms of Intl.PluralRules; each language has those it needs. */
type Plural = "zero" | "one" | "two" | "few" | "many" | "other";

/** A key without its plural form: `cards` for `cards_one` and `cards_other`. */
type Stem<Key> = Key extends `${infer Name}_${Plural}` ? Name : never;

/**
 * A noun's texts in another language: every key of the English ones, with the plural forms that the language has
 * besides `other` (English `cards_one`, `cards_other`; Spanish and Italian can add `cards_many`).
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
