interface Counter {
  readonly help: string;
  value: number;
}

const counters = new Map<string, Counter>();

/** A figure of this process for Prometheus that only grows. @returns what adds one to it */
export function makeCounter(name: string, help: string): () => void {
  const counter = { help, value: 0 };
  counters.set(name, counter);
  return () => void (counter.value += 1);
}

/** All of them in the text format of Prometheus. */
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
