import { doubledSeasonColumns, fplSeasonReader, missingSeasonColumns } from "./from-fpl-season.ts";
import { neutralReader, RecordLog, type RecordReader } from "./record-reader.ts";

/** Reads a file of either form, detected from its first line that isn't empty. */
export function detectingReader(): RecordReader {
  let chosen: RecordReader | null = null;
  return {
    take(text, line) {
      if (chosen !== null) chosen.take(text, line);
      else if (text.trim() !== "") chosen = chooseReader(text, line);
    },
    end: () => (chosen ?? nothingReader(1, "the file is empty")).end(),
  };
}

/** The reader for a file with this first line, which the reader has already received. */
function chooseReader(text: string, line: number): RecordReader {
  if (text.trimStart().startsWith("{")) {
    const reader = neutralReader();
    reader.take(text, line);
    return reader;
  }
  const missing = missingSeasonColumns(text);
  const doubled = doubledSeasonColumns(text);
  if (missing.length === 0 && doubled.length > 0) {
    return nothingReader(line, `${doubled.join(", ")}: the header names this column twice`);
  }
  if (missing.length === 0) return fplSeasonReader(text);
  const message = `is neither a JSON object, as in the neutral form, nor the header of a recorded season, for which it lacks ${missing.join(", ")}`;
  return nothingReader(line, message);
}

/** For an unusable file. */
function nothingReader(line: number, message: string): RecordReader {
  const log = new RecordLog();
  log.fault(line, message);
  return { take: () => undefined, end: () => log };
}
