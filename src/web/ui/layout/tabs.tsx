import { Tabs as RadixTabs } from "radix-ui";
import type { MouseEvent, ReactNode } from "react";
import { classNames } from "#web/ui/class-names.ts";

export interface Tab<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

export interface TabsProps<Value extends string> {
  /** What the tabs choose between, for screen readers. */
  readonly label: string;
  readonly tabs: readonly Tab<Value>[];
  readonly value?: Value | undefined;
  readonly onValueChange?: ((value: Value) => void) | undefined;
  readonly className?: string | undefined;
}

/**
 * Focuses a pressed tab before Radix does: browsers draw a box around what code focuses first on a screen, as if it were
 * reached by keyboard.
 */
function focusPressed({ button, ctrlKey, currentTarget }: MouseEvent<HTMLElement>): void {
  if (button === 0 && !ctrlKey) currentTarget.focus({ focusVisible: false });
}

/** A row of tabs, and the content of the chosen tab. Controlled by `value`, else it has its own state. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, value, onValueChange, className } = props;
  return (
    <RadixTabs.Root
      className={classNames("grid gap-4", className)}
      {...(value === undefined ? {} : { value })}
      {...(tabs[0] && { defaultValue: tabs[0].value })}
      onValueChange={(chosen) => onValueChange?.(chosen as Value)}
    >
      <RadixTabs.List aria-label={label} className="tab-list">
        {tabs.map((tab) => (
          <RadixTabs.Trigger key={tab.value} value={tab.value} className="tab" onMouseDown={focusPressed}>
            {tab.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content key={tab.value} value={tab.value} className="rounded-control">
          {tab.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
