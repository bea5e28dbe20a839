import { Plus, Trash2, Upload } from "lucide-react";
import { useState } from "react";
import { Button } from "#web/ui/action/button.tsx";
import { buttonClass } from "#web/ui/action/button-class.ts";
import { IconButton } from "#web/ui/action/icon-button.tsx";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { SearchField } from "#web/ui/form/search-field.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { Switch } from "#web/ui/form/switch.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { Row, Section } from "./section.tsx";

function Buttons() {
  return (
    <Section title="Buttons">
      <Row>
        <Button>Save Team</Button>
        <Button variant="secondary">Set Active</Button>
        <Button variant="ghost">Cancel</Button>
        <Button variant="destructive" icon={<Trash2 aria-hidden="true" />}>
          Delete Team
        </Button>
        <a href="#buttons" className={buttonClass({ variant: "secondary" })}>
          A link
        </a>
        <IconButton label="Add a card" icon={<Plus aria-hidden="true" />} variant="secondary" />
      </Row>
      <Row>
        <Button size="large" icon={<Upload aria-hidden="true" />}>
          Upload Card
        </Button>
        <Button size="small" variant="secondary">
          Approve
        </Button>
        <Button size="small" variant="destructive">
          Reject
        </Button>
        <Button isPending pendingLabel="Initializing...">
          Initialize Data
        </Button>
        <Button disabled>Enter Tournament</Button>
        <Button variant="secondary" disabled>
          Previous
        </Button>
      </Row>
    </Section>
  );
}

const POSITIONS = ["All", "Goalkeeper", "Defender", "Midfielder", "Forward"].map((label) => ({
  value: label.toLowerCase(),
  label,
}));

function Fields() {
  const [search, setSearch] = useState("Ødeg");
  return (
    <Section title="Fields">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Player Name"
          placeholder="As printed on the card"
          hint="We offer the name read on the photo."
        />
        <TextField label="Username" defaultValue="saka" error="Username is already taken" />
        <SelectField label="Position" options={POSITIONS} />
        <SelectField
          label="Club"
          placeholder="Choose a club"
          defaultValue=""
          options={[
            { label: "Premier League", options: [{ value: "arsenal", label: "Arsenal" }] },
            { label: "Serie A", options: [{ value: "como", label: "Como" }] },
          ]}
        />
        <SearchField
          label="Search cards"
          placeholder="Search by player or club"
          value={search}
          onValueChange={setSearch}
        />
        <TextField label="Team Name" defaultValue="Saturday Five" disabled />
      </div>
      <Row>
        <Checkbox label="Use wildcard" defaultChecked />
        <Checkbox label="Select all" isMixed />
        <Checkbox label="Select this card" />
        <Checkbox label="Not now" disabled />
        <Switch label="2x chip" defaultChecked />
        <Switch label="Only my cards" />
      </Row>
    </Section>
  );
}

/** Buttons and form fields. */
export function Controls() {
  return (
    <>
      <Buttons />
      <Fields />
    </>
  );
}
