/** Something that is costly to open, kept open while it is used. */
export interface KeptOpen<Resource> {
  use<Value>(work: (resource: Resource) => Promise<Value>): Promise<Value>;
  close(): Promise<void>;
}

interface Opening<Resource> {
  readonly open: () => Promise<Resource>;
  /** How long it stays open unused, in milliseconds. */
  readonly idleMs: number;
}

/** Opens a resource at its first use and closes it when nobody has used it for a while, or something failed in it. */
export function keptOpen<Resource extends { close(): Promise<void> }>({
  open,
  idleMs,
}: Opening<Resource>): KeptOpen<Resource> {
  let opened: Promise<Resource> | null = null;
  let users = 0;
  let timer: NodeJS.Timeout | null = null;

  async function close(): Promise<void> {
    if (timer !== null) clearTimeout(timer);
    const closing = opened;
    opened = null;
    await (await closing)?.close();
  }

  function closeLater(): void {
    if (timer !== null) clearTimeout(timer);
    timer = setTimeout(() => {
      if (users === 0) void close();
    }, idleMs);
    timer.unref();
  }

  return {
    close,
    async use(work) {
      users += 1;
      try {
        opened ??= open();
        return await work(await opened);
      } catch (error) {
        // Whatever state it is in now, the next use begins with a new one.
        const broken = opened;
        opened = null;
        await broken?.then((resource) => resource.close()).catch(() => undefined);
        throw error;
      } finally {
        users -= 1;
        closeLater();
      }
    },
  };
}
