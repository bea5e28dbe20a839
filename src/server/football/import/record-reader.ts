import * as z from "zod/mini";
import { type Fault, shownValue } from "./faults.ts";
import { neutralRecord, type NeutralRecord } from "./neutral-form.ts";

/** A record with its line number. */
export interface NumberedRecord {
  readonly line: number;
  readonly record: NeutralRecord;
}

/** A file's valid records, and the faults of its other lines. */
export interface ReadRecords {
  readonly records: readonly NumberedRecord[];
  readonly faults: readonly Fault[];
  /** Invalid records with a readable key, as `kind key`: references to them aren't faults. */
  readonly faultyKeys: ReadonlySet<string>;
}

/** Takes the lines of a file in order. */
export interface RecordReader {
  take(text: string, line: number): void;
  end(): ReadRecords;
}

/** Collects records and faults for a reader. */
export class RecordLog implements ReadRecords {
  readonly records: NumberedRecord[] = [];
  readonly faults: Fault[] = [];
  readonly faultyKeys = new Set<string>();

  fault(line: number, message: string): void {
    this.faults.push({ line, message });
  }

  /**
   * Adds a record if it's valid in the neutral form; else notes the invalid fields with their values.
   *
   * @param columnOf a field's name in the file, if it differs from the neutral form
   */
  record(line: number, given: unknown, columnOf: (field: string) => string = (field) => field): void {
    const parsed = neutralRecord.safeParse(given, { error: explain });
    if (parsed.success) {
      this.records.push({ line, record: parsed.data });
      return;
    }
    const messages = parsed.error.issues.map((issue) => {
      const { path, message } = issue;
      if (issue.code === "unrecognized_keys") return describeUnknown(given, issue);
      if (path.length === 0) return `${message}, not ${shownValue(given)}`;
      const value = valueAt(given, path);
      return `${columnOf(path.join("."))}: ${message}${value === undefined ? "" : `, not ${shownValue(value)}`}`;
    });
    this.fault(line, messages.join("; "));
    const { kind, key } = (given ?? {}) as Record<string, unknown>;
    if (typeof kind === "string" && typeof key === "string") this.faultyKeys.add(`${kind} ${key}`);
  }
}

const explain = z.locales.en().localeError;

function describeUnknown(
  given: unknown,
  { keys, message }: { readonly keys: readonly string[]; readonly message: string },
): string {
  const values = keys.map((key) => shownValue(valueAt(given, [key])));
  return `${keys.join(", ")}: ${message}, with ${values.join(" and ")}`;
}

function valueAt(given: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, name) =>
      typeof value === "object" && value !== null ? (value as Record<PropertyKey, unknown>)[name] : undefined,
    given,
  );
}

/** Reads the neutral form: one JSON object a line; skips empty lines. */
export function neutralReader(): RecordReader {
  const log = new RecordLog();
  return {
    take(text, line) {
      if (text.trim() === "") return;
      try {
        log.record(line, JSON.parse(text));
      } catch (error) {
        if (!(error instanceof SyntaxError)) throw error;
        log.fault(line, `is not JSON: ${shownValue(text)}`);
      }
    },
    end: () => log,
  };
}
