import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { classNames } from "#web/ui/class-names.ts";

export type NoticeTone = "info" | "good" | "warning" | "danger";

const ICONS = { info: Info, good: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

export interface NoticeProps {
  readonly tone?: NoticeTone | undefined;
  readonly title?: string | undefined;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  /** For one that replaces what had the focus and can take it. */
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

/** A message in the page: a warning before a click, or an error with a way to recover. */
export function Notice({ tone = "info", title, children, action, ref }: NoticeProps) {
  const Icon = ICONS[tone];
  return (
    <div
      ref={ref}
      role={tone === "danger" ? "alert" : "status"}
      tabIndex={ref ? -1 : undefined}
      className={classNames("notice", `notice-${tone}`)}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-5 flex-none" />
      <div className="grid flex-1 gap-1">
        {title !== undefined && <p className="font-semibold">{title}</p>}
        {children !== undefined && <div className="text-sm text-ink">{children}</div>}
      </div>
      {action}
    </div>
  );
}
