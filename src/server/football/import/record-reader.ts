import * as z from "zod/mini";
import { type Fault, shownValue } from "./faults.ts";
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

  /**
   * Takes a record in, if it is one of the neutral form; else notes which fields are wrong, and what stands there.
   *
   * @param columnOf what a field is called in the file, where that is otherwise than in the neutral form
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
        log.fault(line, `is not JSON: ${shownValue(text)}`);
      }
    },
    end: () => log,
  };
}
