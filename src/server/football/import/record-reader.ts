import * as z from "zod/mini";
import type { Fault } from "./faults.ts";
import { neutralRecord, type NeutralRecord } from "./neutral-form.ts";

/** A record with the line that it comes from. */
export interface NumberedRecord {
  readonly line: number;
  readonly record: NeutralRecord;
}

/** What a file says: the records that are right, and what is wrong with the other lines. */
export interface ReadRecords {
  readonly records: readonly NumberedRecord[];
  readonly faults: readonly Fault[];
  /** Records that are wrong but tell their key, as `kind key`: what refers to them is not wrong for that. */
  readonly faultyKeys: ReadonlySet<string>;
}

/** Takes the lines of a file, one after the other. */
export interface RecordReader {
  take(text: string, line: number): void;
  end(): ReadRecords;
}

/** Gathers records and faults for a reader. */
export class RecordLog implements ReadRecords {
  readonly records: NumberedRecord[] = [];
  readonly faults: Fault[] = [];
  readonly faultyKeys = new Set<string>();

  fault(line: number, message: string): void {
    this.faults.push({ line, message });
  }

  /** Takes a record in, if it is one of the neutral form; else notes what is wrong with it. */
  record(line: number, given: unknown): void {
    const parsed = neutralRecord.safeParse(given, { error: explain });
    if (parsed.success) {
      this.records.push({ line, record: parsed.data });
      return;
    }
    const messages = parsed.error.issues.map(({ path, message }) =>
      path.length === 0 ? message : `${path.join(".")}: ${message}`,
    );
    this.fault(line, messages.join("; "));
    const { kind, key } = (given ?? {}) as Record<string, unknown>;
    if (typeof kind === "string" && typeof key === "string") this.faultyKeys.add(`${kind} ${key}`);
  }
}

const explain = z.locales.en().localeError;

/** Reads the neutral form: one JSON object a line; empty lines are passed over. */
export function neutralReader(): RecordReader {
  const log = new RecordLog();
  return {
    take(text, line) {
      if (text.trim() === "") return;
      try {
        log.record(line, JSON.parse(text));
      } catch (error) {
        if (!(error instanceof SyntaxError)) throw error;
        log.fault(line, "is not JSON");
      }
    },
    end: () => log,
  };
}
