import { join } from "node:path";
import type { Config } from "#server/config.ts";
import type { Files } from "./files.ts";

/** The configured store. The S3 client is large, so it's loaded only if used. */
export async function openFiles({ dataDir, s3 }: Pick<Config, "dataDir" | "s3">): Promise<Files> {
  if (s3 === null) {
    const { diskFiles } = await import("./disk-files.ts");
    return diskFiles(join(dataDir, "files"));
  }
  const { s3Files } = await import("./s3-files.ts");
  return s3Files(s3);
}
