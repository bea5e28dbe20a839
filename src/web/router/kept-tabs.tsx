import { useState } from "react";
import { Tabs, type TabsProps } from "#web/ui/layout/tabs.tsx";
import { entryValue, useKeptInEntry } from "./kept-in-entry.ts";

/** Tabs whose choice is there again for who comes back to the screen. */
export function KeptTabs<Value extends string>(
  props: Pick<TabsProps<Value>, "label" | "tabs" | "className">,
) {
  const { label, tabs, className } = props;
  const [chosen, setChosen] = useState(() => entryValue(label));
  useKeptInEntry(label, chosen);
  const known = tabs.find(({ value }) => value === chosen) ?? tabs[0];
  return (
    <Tabs className={className} label={label} tabs={tabs} value={known?.value} onValueChange={setChosen} />
  );
}
