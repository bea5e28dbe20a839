interface Counter {
  readonly help: string;
  value: number;
}

const counters = new Map<string, Counter>();

/** A counter of this process for Prometheus. @returns a function that adds one */
export function makeCounter(name: string, help: string): () => void {
  const counter = { help, value: 0 };
  counters.set(name, counter);
  return () => void (counter.value += 1);
}

/** All counters in Prometheus's text format. */
export function countersText(): string {
  return [...counters]
    .flatMap(([name, { help, value }]) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} counter`,
      `${name} ${value}`,
      "",
    ])
    .join("\n");
}
