/** The part of subset-font that `npm run fonts` uses; the package has no types. */
declare module "subset-font" {
  export interface SubsetOptions {
    readonly targetFormat: "woff2" | "truetype";
    readonly variationAxes?: Readonly<Record<string, number>>;
    readonly keepFeatures?: readonly string[];
    readonly noHinting?: boolean;
  }
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
