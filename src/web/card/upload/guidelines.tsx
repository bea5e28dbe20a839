import { Check, X } from "lucide-react";
import { Panel } from "#web/ui/layout/panel.tsx";

const dos = [
  "One card in each photo, the whole card in the picture",
  "Daylight or a lamp from the side: no glare on the foil",
  "The name on the card and today's code are sharp enough to read",
];

const donts = [
  "Screenshots or pictures from the internet",
  "A photo that was used before, yours or anybody else's",
  "Cards that you do not have in your hands",
];

/** What makes a good photo, and what happens to it. */
export function Guidelines() {
  return (
    <Panel title="Guidelines">
      <div className="grid gap-4 text-sm">
        <ul className="grid gap-2">
          {dos.map((line) => (
            <li key={line} className="flex gap-2.5">
              <Check aria-hidden="true" className="mt-0.5 size-4.5 flex-none text-good-text" />
              <span className="sr-only">Do: </span>
              {line}
            </li>
          ))}
          {donts.map((line) => (
            <li key={line} className="flex gap-2.5">
              <X aria-hidden="true" className="mt-0.5 size-4.5 flex-none text-danger-text" />
              <span className="sr-only">Do not: </span>
              {line}
            </li>
          ))}
        </ul>
        <p className="text-ink-muted">
          An admin looks at every photo. The code shows that you have the card, not that it is genuine. Where
          and with what the photo was taken is removed from it, and the original is not kept.
        </p>
      </div>
    </Panel>
  );
}
