import { type SQL, sql } from "drizzle-orm";
import { getTableColumns } from "drizzle-orm";
import { figureNames } from "#game/football/performance.ts";
import { performance } from "./table.ts";

/** Every figure with its column: a new one declared here is in all queries. */
const columns = figureNames.map((name) => {
  const column = getTableColumns(performance)[name];
  return {
    property: sql.identifier(name),
    column: sql.identifier(column.name),
    type: sql.raw(column.getSQLType()),
  };
});

const listed = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `);

/** For an insert's columns: `minutes, …, penalties_saved, …`. */
export const figureColumns = listed(columns.map(({ column }) => sql`${column}`));

/** For the columns of jsonb_to_recordset: `"penaltiesSaved" smallint, …`. */
export const figureFields = listed(columns.map(({ property, type }) => sql`${property} ${type}`));

/** For selecting those: `"penaltiesSaved", …`. */
export const figureProperties = listed(columns.map(({ property }) => sql`${property}`));

/** For reading a row of `performance p` as figures: `p.penalties_saved as "penaltiesSaved", …`. */
export const figuresOfP = listed(columns.map(({ property, column }) => sql`p.${column} as ${property}`));
