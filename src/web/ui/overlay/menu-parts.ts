import type { DropdownMenu } from "radix-ui";
import { createContext, use } from "react";

export type MenuParts = Pick<
  typeof DropdownMenu,
  "Item" | "Label" | "RadioGroup" | "RadioItem" | "Separator"
>;

/** Gives a menu's items Radix's parts, which load with the menu and not with the page. */
export const MenuPartsContext = createContext<MenuParts | null>(null);

export function useMenuParts(): MenuParts {
  const parts = use(MenuPartsContext);
  if (!parts) throw new Error("A menu item stands outside a <Menu>.");
  return parts;
}
