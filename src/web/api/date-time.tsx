import { instantText, isInstant } from "#web/language/date-text.ts";
import { useServerTime } from "./server-time.ts";

export interface DateTimeProps {
  /** ISO 8601, UTC. */
  readonly instant: string;
  /** Shows the time zone too: for kick-offs and deadlines. */
  readonly hasZone?: boolean;
  readonly className?: string | undefined;
}

/** An instant in the visitor's own time zone. Nothing for an unreadable one. */
export function DateTime({ instant, hasZone = false, className }: DateTimeProps) {
  const now = useServerTime();
  if (!isInstant(instant)) return null;
  return (
    <time dateTime={instant} className={className}>
      {instantText(instant, { now, hasZone })}
    </time>
  );
}
