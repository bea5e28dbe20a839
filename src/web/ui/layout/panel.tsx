import { type ReactNode, type Ref, useId } from "react";
import { classNames } from "#web/ui/class-names.ts";

export interface PanelProps {
  readonly title?: ReactNode;
  /** The title's level in the page's outline. */
  readonly headingLevel?: 2 | 3 | undefined;
  readonly description?: ReactNode;
  /** A link or a small button on the right of the title. */
  readonly action?: ReactNode;
  readonly footer?: ReactNode;
  /** `lit`: under the floodlight, for the page's one call to action. */
  readonly tone?: "plain" | "lit" | undefined;
  /** True: the content reaches the edges (tables, lists with their own padding). */
  readonly isFlush?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
  readonly ref?: Ref<HTMLElement> | undefined;
}

/** A surface for one subject; a section of the page if it has a title. */
export function Panel(props: PanelProps) {
  const { title, headingLevel = 2, description, action, footer, tone = "plain", isFlush = false } = props;
  const { ref, className, children } = props;
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      ref={ref}
      aria-labelledby={title === undefined ? undefined : titleId}
      className={classNames("panel", tone === "lit" && "panel-lit", className)}
    >
      {title !== undefined && (
        <header className="panel-header">
          <div className="grid gap-1">
            <Heading id={titleId} className="type-heading">
              {title}
            </Heading>
            {description !== undefined && <p className="text-sm text-ink-muted">{description}</p>}
          </div>
          {action}
        </header>
      )}
      <div className={isFlush ? "panel-flush" : "panel-body"}>{children}</div>
      {footer !== undefined && <footer className="panel-footer">{footer}</footer>}
    </section>
  );
}
