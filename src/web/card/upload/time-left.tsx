import { Trans, useTranslation } from "react-i18next";
import { useEffect, useRef } from "react";
import { DateTime } from "#web/api/date-time.tsx";
import { useServerNow } from "#web/api/server-time.ts";
import { SECOND_MS } from "#game/milliseconds.ts";
import type { Words } from "#words/noun.ts";

interface TimeLeftProps {
  /** ISO 8601, UTC; empty if unknown: nothing is shown. */
  readonly until: string;
  /** Called once when the time is up. */
  readonly onOver: () => void;
}

/** Counts down by the server's clock. */
export function TimeLeft({ until, onOver }: TimeLeftProps) {
  const { t } = useTranslation("upload");
  const now = useServerNow();
  const left = now === null || until === "" ? null : Date.parse(until) - now;
  const isOver = left !== null && left <= 0;
  const toldOf = useRef("");
  useEffect(() => {
    if (!isOver || toldOf.current === until) return;
    toldOf.current = until;
    onOver();
  }, [isOver, until, onOver]);
  if (until === "") return null;
  return (
    <p role="timer" className="tabular text-sm text-ink-muted">
      {left === null ? (
        <Trans t={t} i18nKey="code.validUntil" components={{ when: <DateTime instant={until} /> }} />
      ) : (
        <Trans
          t={t}
          i18nKey="code.changesIn"
          values={{ time: timeLeftText(t, left) }}
          components={{ strong: <strong className="text-ink" /> }}
        />
      )}
    </p>
  );
}

/** Milliseconds as hours, minutes and seconds: "5 h 03 min 09 s", "3 min 09 s", "9 s"; below zero is "0 s". */
export function timeLeftText(t: Words<"upload">, milliseconds: number): string {
  const total = Math.max(0, Math.ceil(milliseconds / SECOND_MS));
  const [hours, minutes, seconds] = [Math.floor(total / 3600), Math.floor(total / 60) % 60, total % 60];
  const two = (value: number) => String(value).padStart(2, "0");
  if (hours > 0) {
    return t("timeLeft.hours", { hours: String(hours), minutes: two(minutes), seconds: two(seconds) });
  }
  return minutes > 0
    ? t("timeLeft.minutes", { minutes: String(minutes), seconds: two(seconds) })
    : t("timeLeft.seconds", { seconds: String(seconds) });
}
