import { type ComponentProps, type ReactElement, type ReactNode, cloneElement, useState } from "react";
import { LazyPart } from "#web/ui/lazy-part.tsx";
import { useMenuParts } from "./menu-parts.ts";

const load = async () => (await import("./radix-menu.tsx")).RadixMenu;

/** Ignores failures: they are reported when the menu is opened. */
const loadAhead = () => void load().catch(() => undefined);

export interface MenuProps {
  /** The button that opens it; takes a ref and the props of a button (Button, IconButton, a plain button). */
  readonly trigger: ReactElement<ComponentProps<"button">>;
  readonly children: ReactNode;
}

/**
 * A menu of actions below its button. Not modal: the page behind stays usable. Hovering over or focusing the button
 * fetches the code, so it isn't part of any page.
 */
export function Menu(props: MenuProps) {
  const [isWanted, setIsWanted] = useState(false);
  const trigger = cloneElement(props.trigger, {
    "aria-haspopup": "menu",
    "aria-expanded": false,
    onPointerEnter: loadAhead,
    onFocus: loadAhead,
    onClick: () => setIsWanted(true),
  });
  const onFailure = () => setIsWanted(false);
  return <LazyPart isWanted={isWanted} load={load} props={props} fallback={trigger} onFailure={onFailure} />;
}

export interface MenuItemProps {
  readonly icon?: ReactNode;
  readonly children: ReactNode;
  readonly onSelect?: (() => void) | undefined;
  /** True: the only child is a link, which becomes the item. */
  readonly asChild?: boolean | undefined;
}

export function MenuItem({ icon, children, onSelect, asChild }: MenuItemProps) {
  const { Item } = useMenuParts();
  return (
    <Item className="menu-item" asChild={asChild ?? false} {...(onSelect === undefined ? {} : { onSelect })}>
      {asChild === true ? (
        children
      ) : (
        <>
          {icon}
          {children}
        </>
      )}
    </Item>
  );
}

export function MenuLabel({ children }: { readonly children: ReactNode }) {
  const { Label } = useMenuParts();
  return <Label className="px-3 py-2 text-sm text-ink-muted">{children}</Label>;
}

interface MenuChoice<Value> {
  readonly value: Value;
  readonly label: string;
  readonly icon: ReactNode;
}

export interface MenuChoicesProps<Value> {
  readonly label: string;
  readonly choices: readonly MenuChoice<Value>[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

/** A choice of one, as icons side by side. The menu stays open, so the user sees what a choice does. */
export function MenuChoices<Value extends string>(props: MenuChoicesProps<Value>) {
  const { RadioGroup, RadioItem } = useMenuParts();
  return (
    <RadioGroup aria-label={props.label} value={props.chosen} className="segments">
      {props.choices.map(({ value, label, icon }) => (
        <RadioItem
          key={value}
          value={value}
          title={label}
          className="segment"
          onSelect={(event) => {
            event.preventDefault();
            props.onChoose(value);
          }}
        >
          {icon}
          <span className="sr-only">{label}</span>
        </RadioItem>
      ))}
    </RadioGroup>
  );
}

export function MenuSeparator() {
  const { Separator } = useMenuParts();
  return <Separator className="my-1 h-px bg-line" />;
}
