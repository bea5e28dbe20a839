import type { Database } from "../../db/database.ts";
import type { FootballProvider } from "../provider.ts";
export function importProvider(_db: Database): FootballProvider {
  throw new Error("x");
}
