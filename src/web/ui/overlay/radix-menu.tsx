import { DropdownMenu } from "radix-ui";
import type { MenuProps } from "./menu.tsx";
import { MenuPartsContext } from "./menu-parts.ts";

/** The menu of `<Menu>`, with Radix: loaded when one is about to open, and open when mounted. */
export function RadixMenu({ trigger, children }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      {/* No portal: it stays in the same landmark as its button. */}
      <DropdownMenu.Content className="menu" align="end" sideOffset={8} collisionPadding={8}>
        <MenuPartsContext value={DropdownMenu}>{children}</MenuPartsContext>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
