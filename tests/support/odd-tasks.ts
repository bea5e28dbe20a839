/** Tasks that make child processes fail. */
import { existsSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";

export async function tellProcess(): Promise<number> {
  return process.pid;
}

export async function fail(code: string): Promise<never> {
  throw Object.assign(new Error("no room"), { code });
}

/** Ends once a file exists. */
export async function waitAtGate(gate: string): Promise<void> {
  while (!existsSync(gate)) await delay(5);
}

export async function hang(): Promise<never> {
  for (;;);
}

export async function die(): Promise<never> {
  process.exit(1);
}

export async function fillMemory(): Promise<never> {
  const kept: Buffer[] = [];
  for (;;) {
    kept.push(Buffer.alloc(64 * 1024 * 1024, 1));
    await delay(5);
  }
}
