import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { backUp } from "#server/platform/backup/back-up.ts";
import { restore } from "#server/platform/backup/restore.ts";
import { attachEmbeddedPostgres } from "#server/platform/db/embedded-lifetime.ts";
import { makeDataFolder, removeDataFolders } from "#tests/support/data-folder.ts";
import { clusterHome, repository, until } from "#tests/support/panna-process.ts";

/** Takes the machine so long to copy that a kill meets the copy halfway. */
const LONG_PHOTO = Buffer.alloc(96 * 1024 * 1024, "a photo ");
const SECRET = "a secret that is long enough to be one";

const aFolder = () => makeDataFolder("killed-copy");

function settings(dataDir: string) {
  return { dataDir, databaseUrl: null };
}

/** A folder with what a restore looks at. PostgreSQL couldn't start on it. */
function aBackup(photo: Buffer): string {
  const folder = aFolder();
  mkdirSync(join(folder, "files/cards"), { recursive: true });
  writeFileSync(join(folder, "files/cards/one.webp"), photo);
  writeFileSync(join(folder, "secret"), SECRET);
  mkdirSync(join(folder, "postgres"));
  writeFileSync(join(folder, "postgres/PG_VERSION"), "18\n");
  writeFileSync(join(folder, "postgres/backup_label"), "a label");
  return folder;
}

/** The names of all files in a folder and below it. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .toSorted();
}

afterEach(removeDataFolders);

describe("a restore that was killed", { timeout: 60_000 }, () => {
  test("in the middle of a photo restores the whole photo when it is started again", async () => {
    const [backup, dataDir] = [aBackup(LONG_PHOTO), aFolder()];
    const command = ["src/server/platform/backup/main.ts", "restore", backup];
    const first = spawn(process.execPath, command, {
      cwd: repository,
      env: { PATH: process.env["PATH"] ?? "", DATA_DIR: dataDir },
    });
    const ended = once(first, "exit");
    const photos = join(dataDir, "files/cards");
    await until(() => (existsSync(photos) && readdirSync(photos).length > 0 ? true : null));
    first.kill("SIGKILL");
    await ended;

    await restore(settings(dataDir), backup);
    expect(readFileSync(join(photos, "one.webp")).equals(LONG_PHOTO)).toBe(true);
    expect(readFileSync(join(dataDir, "secret"), "utf8")).toBe(SECRET);
    expect(filesIn(photos)).toEqual(["one.webp"]);
  });

  test("in the middle of the database restores a whole database, even as a process with the same id", async () => {
    const [backup, dataDir] = [aBackup(Buffer.from("a photo")), aFolder()];
    // What the killed one leaves: its last file, cut off.
    const partial = join(dataDir, `postgres.making-${process.pid}`);
    mkdirSync(partial);
    writeFileSync(join(partial, "PG_VERSION"), "");
    writeFileSync(join(partial, "of-another-backup"), "");

    await restore(settings(dataDir), backup);
    const restored = join(clusterHome(dataDir), "postgres");
    expect(filesIn(restored)).toEqual(["PG_VERSION", "backup_label"]);
    expect(readFileSync(join(restored, "PG_VERSION"), "utf8")).toBe("18\n");
  });
});

describe("a restore into a folder with a secret", () => {
  test("of its own names the file and copies nothing", async () => {
    const [backup, dataDir] = [aBackup(Buffer.from("a photo")), aFolder()];
    const secret = join(dataDir, "secret");
    writeFileSync(secret, "made by a first start that was refused");
    await expect(restore(settings(dataDir), backup)).rejects.toThrow(`${secret} differs from the backup's`);
    expect(existsSync(join(dataDir, "files"))).toBe(false);
    expect(existsSync(join(clusterHome(dataDir), "postgres"))).toBe(false);
    expect(readFileSync(secret, "utf8")).toBe("made by a first start that was refused");
  });

  test("that a killed restore has copied is resumed", async () => {
    const [backup, dataDir] = [aBackup(Buffer.from("a photo")), aFolder()];
    writeFileSync(join(dataDir, "secret"), SECRET);
    await restore(settings(dataDir), backup);
    expect(readFileSync(join(dataDir, "files/cards/one.webp"), "utf8")).toBe("a photo");
  });
});

describe("a backup that was killed", { timeout: 180_000 }, () => {
  test("leaves nothing to one of the same name by a process with the same id", async () => {
    const [dataDir, backups] = [aFolder(), aFolder()];
    await attachEmbeddedPostgres(dataDir).then((postgres) => postgres.release());
    mkdirSync(join(dataDir, "files/cards"), { recursive: true });
    writeFileSync(join(dataDir, "files/cards/one.webp"), "the whole photo");
    const target = join(backups, "monday");
    const partial = `${target}.partial-${process.pid}`;
    for (const folder of ["files/cards", "postgres"]) mkdirSync(join(partial, folder), { recursive: true });
    writeFileSync(join(partial, "files/cards/one.webp"), "the wh");
    writeFileSync(join(partial, "postgres/PG_VERSION"), "");

    await backUp(settings(dataDir), target);
    expect(readFileSync(join(target, "files/cards/one.webp"), "utf8")).toBe("the whole photo");
    const version = join(clusterHome(dataDir), "postgres/PG_VERSION");
    expect(readFileSync(join(target, "postgres/PG_VERSION"))).toEqual(readFileSync(version));
  });
});
