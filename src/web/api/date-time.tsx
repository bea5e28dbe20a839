const FORMAT = new Intl.DateTimeFormat("en-GB", {
  weekday: "short",
  day: "numeric",
  month: "short",
  hour: "2-digit",
  minute: "2-digit",
});

export interface DateTimeProps {
  /** ISO 8601, UTC. */
  readonly instant: string;
  readonly className?: string | undefined;
}

/** An instant in the visitor's own time zone. */
export function DateTime({ instant, className }: DateTimeProps) {
  return (
    <time dateTime={instant} className={className}>
      {FORMAT.format(new Date(instant))}
    </time>
  );
}
