import type { TFunction } from "i18next";
import type { all } from "#words/en/all.ts";

/** A part of the catalogue: the texts of a noun. */
export type Noun = keyof typeof all;

/** The texts of a noun in one language: `t("upload.title")`. */
export type Words<N extends Noun> = TFunction<N>;

/** Types the keys and parameters of every text by the English catalogue. */
declare module "i18next" {
  interface CustomTypeOptions {
    readonly defaultNS: "ui";
    readonly resources: typeof all;
    readonly strictInterpolationChecks: true;
  }
}
