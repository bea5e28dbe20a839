import type { ReactNode } from "react";
import { classNames } from "#web/ui/class-names.ts";

export interface TableColumn<Row> {
  readonly key: string;
  readonly header: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** Right-aligned, with tabular figures. */
  readonly isNumeric?: boolean | undefined;
  /** Names the row for screen readers. */
  readonly isRowHeader?: boolean | undefined;
  /** Hidden on a phone. */
  readonly isWideOnly?: boolean | undefined;
}

export interface TableProps<Row> {
  /** What the table lists, for screen readers. */
  readonly caption: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string | number;
  /** Whether a row is the viewer's. */
  readonly isHighlighted?: ((row: Row) => boolean) | undefined;
  /** Replaces the table if there are no rows. */
  readonly empty?: ReactNode;
}

function cellClass<Row>(column: TableColumn<Row>): string {
  return classNames(
    column.isNumeric === true && "table-number",
    column.isWideOnly === true && "max-sm:hidden",
  );
}

function TableRow<Row>({
  columns,
  row,
}: {
  readonly columns: readonly TableColumn<Row>[];
  readonly row: Row;
}) {
  return columns.map((column) =>
    column.isRowHeader === true ? (
      <th key={column.key} scope="row" className={cellClass(column)}>
        {column.cell(row)}
      </th>
    ) : (
      <td key={column.key} className={cellClass(column)}>
        {column.cell(row)}
      </td>
    ),
  );
}

/** A table of records; on a phone it drops the columns marked for a wide screen. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, rowKey, isHighlighted, empty } = props;
  if (rows.length === 0 && empty !== undefined) return empty;
  return (
    <div className="table-box">
      <table className="table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={cellClass(column)}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} data-highlighted={isHighlighted?.(row) === true || undefined}>
              <TableRow columns={columns} row={row} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
