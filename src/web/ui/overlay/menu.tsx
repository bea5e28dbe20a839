import { DropdownMenu } from "radix-ui";
import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

export interface MenuProps {
  /** The button that opens it; must take a ref (Button, IconButton, a plain button). */
  readonly trigger: ReactNode;
  readonly children: ReactNode;
  readonly align?: "start" | "end" | undefined;
}

/** A menu of actions below its button. Not modal: the page behind stays alive. */
export function Menu({ trigger, children, align = "end" }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="menu" align={align} sideOffset={8} collisionPadding={8}>
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

export interface MenuItemProps {
  readonly icon?: ReactNode;
  readonly children: ReactNode;
  readonly isDestructive?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly onSelect?: (() => void) | undefined;
  /** True: the only child is a link, which becomes the item. */
  readonly asChild?: boolean | undefined;
}

export function MenuItem({ icon, children, isDestructive, isDisabled, onSelect, asChild }: MenuItemProps) {
  return (
    <DropdownMenu.Item
      className={classNames("menu-item", isDestructive === true && "text-danger-text")}
      disabled={isDisabled ?? false}
      asChild={asChild ?? false}
      {...(onSelect === undefined ? {} : { onSelect })}
    >
      {asChild === true ? (
        children
      ) : (
        <>
          {icon}
          {children}
        </>
      )}
    </DropdownMenu.Item>
  );
}

export function MenuLabel({ children }: { readonly children: ReactNode }) {
  return <DropdownMenu.Label className="px-3 py-2 text-sm text-ink-muted">{children}</DropdownMenu.Label>;
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className="my-1 h-px bg-line" />;
}
