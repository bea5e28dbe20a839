interface Counter {
  readonly help: string;
  /** By its labels in Prometheus's form, such as `status="200"`; the empty text where it has none. */
  readonly values: Map<string, number>;
}

// oxlint-disable-next-line house/no-module-state -- Figures of the process, whatever runs in it.
const counters = new Map<string, Counter>();

/**
 * A counter of this process for Prometheus.
 *
 * @returns a function that adds to it: one, unless it's told how much
 */
export function makeCounter(name: string, help: string): (labels?: string, by?: number) => void {
  const values = new Map<string, number>();
  counters.set(name, { help, values });
  return (labels = "", by = 1) => void values.set(labels, (values.get(labels) ?? 0) + by);
}

interface Gauge {
  readonly help: string;
  readonly read: () => number;
}

// oxlint-disable-next-line house/no-module-state -- Figures of the process, whatever runs in it.
const gauges = new Map<string, Gauge>();

/** A figure of this process that's read when Prometheus asks. */
export function makeGauge(name: string, help: string, read: () => number): void {
  gauges.set(name, { help, read });
}

/** All counters and gauges in Prometheus's text format. */
export function countersText(): string {
  const gaugeLines = [...gauges].flatMap(([name, { help, read }]) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} gauge`,
    `${name} ${String(read()).replace("Infinity", "+Inf")}`,
    "",
  ]);
  const counterLines = [...counters].flatMap(([name, { help, values }]) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} counter`,
    ...(values.size === 0 ? [`${name} 0`] : []),
    ...[...values].map(([labels, value]) => `${name}${labels === "" ? "" : `{${labels}}`} ${value}`),
    "",
  ]);
  return [...counterLines, ...gaugeLines].join("\n");
}
