import { readFileSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";

/** Linux's file system in memory. */
const IN_MEMORY = "/dev/shm";
/** The tests use less than 2 GB at any time. */
const ROOM_BYTES = 4 * 2 ** 30;
/** Their processes also need memory. */
const MEMORY_BYTES = 6 * 2 ** 30;

/**
 * Where tests put temporary folders: in memory if there is room and programs may be run there, or else where the system
 * does. Each test file copies a database of 700 files and deletes it, which on disk can take as long as the tests.
 */
export function temporaryHome(): string {
  return process.env["TMPDIR"] === undefined && isUsable() ? IN_MEMORY : tmpdir();
}

function isUsable(): boolean {
  try {
    const mounts = readFileSync("/proc/mounts", "utf8").split("\n");
    const [, , type, options = "noexec"] =
      mounts.find((line) => line.split(" ")[1] === IN_MEMORY)?.split(" ") ?? [];
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    const isInMemory = type === "tmpfs" && !options.split(",").includes("noexec");
    return isInMemory && bavail * bsize >= ROOM_BYTES && process.availableMemory() >= MEMORY_BYTES;
  } catch {
    return false;
  }
}
