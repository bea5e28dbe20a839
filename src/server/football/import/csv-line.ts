/** The cells of a line of CSV (RFC 4180); a quoted cell can contain commas and doubled quotation marks. */
export function splitCsvLine(line: string): string[] {
  if (!line.includes('"')) return line.split(",");
  // With a comma in front, every cell starts with one.
  const cells = `,${line}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^,]*))/g);
  return [...cells].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? "");
}
