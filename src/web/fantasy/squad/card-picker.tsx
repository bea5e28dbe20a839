import { Search } from "lucide-react";
import { useState } from "react";
import type { OwnCardView } from "#contract/card/card.ts";
import type { CardHelp } from "#contract/fantasy/help.ts";
import { positions } from "#game/card/position.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { SearchField } from "#web/ui/form/search-field.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { CardActions } from "./card-actions.tsx";
import { HelpLine } from "./help-line.tsx";
import type { Selection } from "./selection.ts";

export interface CardPickerProps {
  readonly cards: readonly OwnCardView[];
  readonly help: ReadonlyMap<number, CardHelp>;
  readonly selection: Selection;
  readonly onChange: (selection: Selection) => void;
}

const POSITION_OPTIONS = [
  { value: "all", label: "All positions" },
  ...positions.map((position) => ({ value: position, label: position })),
];

/** The cards of the collection that are not chosen yet: those that can play in this league first, the best first. */
export function CardPicker({ cards, help, selection, onChange }: CardPickerProps) {
  const [text, setText] = useState("");
  const [position, setPosition] = useState("all");
  const chosen = new Set([...selection.starters, ...selection.bench]);
  const wanted = text.trim().toLowerCase();
  const found = cards
    .filter((card) => !chosen.has(card.id) && card.isApproved)
    .filter((card) => position === "all" || card.position === position)
    .filter((card) => `${card.playerName} ${card.club}`.toLowerCase().includes(wanted))
    .toSorted((a, b) => worth(b, help) - worth(a, help));
  return (
    <div className="grid content-start gap-4">
      <div className="grid gap-3 sm:grid-cols-2">
        <SearchField label="Search cards" placeholder="Search cards" value={text} onValueChange={setText} />
        <SelectField
          label="Position"
          isLabelHidden
          options={POSITION_OPTIONS}
          value={position}
          onChange={({ target }) => setPosition(target.value)}
        />
      </div>
      {found.length === 0 && (
        <EmptyState
          icon={<Search aria-hidden="true" />}
          title="No cards"
          description="Every card that fits is already chosen."
        />
      )}
      <ul aria-label="Available cards" className="grid max-h-160 gap-2 overflow-y-auto">
        {found.map((card) => (
          <PickerRow
            key={card.id}
            card={card}
            help={help.get(card.id)}
            selection={selection}
            onChange={onChange}
          />
        ))}
      </ul>
    </div>
  );
}

function worth({ id }: OwnCardView, help: ReadonlyMap<number, CardHelp>): number {
  const found = help.get(id);
  return found === undefined || found.unfit !== null ? -1 : found.expected;
}

interface PickerRowProps {
  readonly card: OwnCardView;
  readonly help: CardHelp | undefined;
  readonly selection: Selection;
  readonly onChange: (selection: Selection) => void;
}

function PickerRow({ card, help, selection, onChange }: PickerRowProps) {
  return (
    <li className="grid gap-2 rounded-control border border-line bg-sunken p-3">
      <div className="flex items-baseline justify-between gap-3">
        <span className="min-w-0">
          <span className="block truncate font-semibold">{card.playerName}</span>
          <span className="block truncate text-sm text-ink-muted">
            <span className="capitalize">{card.position}</span>, {card.club}
          </span>
        </span>
        <span className="tabular text-lg font-bold">
          <span className="sr-only">Overall </span>
          {card.overall}
        </span>
      </div>
      {help && <HelpLine help={help} />}
      <CardActions card={card} selection={selection} onChange={onChange} />
    </li>
  );
}
