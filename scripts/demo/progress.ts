/** Width of the bar in characters. */
const CELLS = 30;

interface Terminal {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** A terminal line that shows progress; without a terminal, one line per step. */
export class Progress {
  readonly #out: Terminal;
  #last = "";

  constructor(out: Terminal) {
    this.#out = out;
  }

  /** @param share of the whole, 0 to 1 */
  tell(text: string, share: number): void {
    if (this.#out.isTTY !== true) {
      if (text !== this.#last) this.#out.write(`Making the demo: ${text}\n`);
      this.#last = text;
      return;
    }
    const done = Math.round(CELLS * Math.min(1, share));
    this.#out.write(`\r\u001B[2K${"█".repeat(done)}${"░".repeat(CELLS - done)} ${text}`);
  }

  end(): void {
    if (this.#out.isTTY === true) this.#out.write("\r\u001B[2K");
  }
}
