import { basename } from "node:path";

/** Where progress is shown: standard error, on a terminal or not. */
export interface ProgressOutput {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

export interface Progress {
  /** Shows a step's progress, from 0 to 1. */
  readonly show: (step: string, share: number) => void;
  /** Removes the bar. */
  readonly end: () => void;
}

const BAR_WIDTH = 30;
const TO_LINE_START_AND_CLEAR = "\r\u001B[2K";

/** Progress with a file: a bar on a terminal, else one line per step. */
export function progressOf(file: string, output: ProgressOutput): Progress {
  const name = basename(file);
  return output.isTTY === true ? bar(name, output) : lines(name, output);
}

function bar(name: string, output: ProgressOutput): Progress {
  let shown = "";
  return {
    show(step, share) {
      const done = Math.round(share * BAR_WIDTH);
      const line = `${name}  ${step.padEnd(8)} ${"█".repeat(done)}${"░".repeat(BAR_WIDTH - done)} ${String(Math.floor(share * 100)).padStart(3)} %`;
      if (line !== shown) output.write(`${TO_LINE_START_AND_CLEAR}${line}`);
      shown = line;
    },
    end: () => void output.write(TO_LINE_START_AND_CLEAR),
  };
}

function lines(name: string, output: ProgressOutput): Progress {
  let shown = "";
  return {
    show(step) {
      if (step !== shown) output.write(`${name}: ${step}\n`);
      shown = step;
    },
    end: () => undefined,
  };
}
