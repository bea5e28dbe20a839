import type { TextColumn } from "#server/platform/db/copy-columns.ts";

export function textColumn(texts: readonly string[]): TextColumn {
  const bytes = Buffer.from(texts.join(""));
  const ends = new Uint32Array(texts.length);
  let end = 0;
  for (const [at, text] of texts.entries()) {
    end += Buffer.byteLength(text);
    ends[at] = end;
  }
  return { bytes, ends };
}

export function textAt({ bytes, ends }: TextColumn, row: number): string {
  const start = row === 0 ? 0 : (ends[row - 1] ?? 0);
  return Buffer.from(bytes.buffer, bytes.byteOffset + start, (ends[row] ?? start) - start).toString();
}
