/** Lets a few pieces of heavy work run at a time; the others wait their turn. */
export interface WorkSlots {
  /** Waits for a slot and works in it; null without having worked where too many wait already. */
  work<Value>(work: () => Promise<Value>): Promise<Value | null>;
}

export interface SlotLimits {
  readonly atOnce: number;
  /** Pieces of work that may wait beside those that run. */
  readonly waiting: number;
}

/** Makes slots; who waits comes in the order of arrival. */
export function workSlots({ atOnce, waiting }: SlotLimits): WorkSlots {
  const queue: (() => void)[] = [];
  let running = 0;

  async function enter(): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    // The slot is handed over as it is given back, so `running` stays as it is.
    await new Promise<void>((resolve) => queue.push(resolve));
  }

  function leave(): void {
    const next = queue.shift();
    if (next === undefined) running -= 1;
    else next();
  }

  return {
    async work(work) {
      if (running >= atOnce && queue.length >= waiting) return null;
      await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
