import { useState } from "react";
import { useEntryValue, useKeptInEntry } from "#web/storage/history-entry.ts";
import { Tabs, type TabsProps } from "./tabs.tsx";

/** Tabs that restore their choice when the user comes back to the screen. */
export function KeptTabs<Value extends string>(
  props: Pick<TabsProps<Value>, "label" | "tabs" | "className">,
) {
  const { label, tabs, className } = props;
  const [chosen, setChosen] = useState(useEntryValue(label));
  useKeptInEntry(label, chosen);
  const known = tabs.find(({ value }) => value === chosen) ?? tabs[0];
  return (
    <Tabs className={className} label={label} tabs={tabs} value={known?.value} onValueChange={setChosen} />
  );
}
