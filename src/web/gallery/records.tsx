import { Gamepad2, Layers, Percent, Swords, Trophy } from "lucide-react";
import { useState } from "react";
import { Avatar } from "#web/ui/record/avatar.tsx";
import { Badge } from "#web/ui/record/badge.tsx";
import { Pagination } from "#web/ui/record/pagination.tsx";
import { RankMedal } from "#web/ui/record/rank-medal.tsx";
import { StatTile, StatTiles } from "#web/ui/record/stat-tile.tsx";
import { Table, type TableColumn } from "#web/ui/record/table.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { Tabs } from "#web/ui/layout/tabs.tsx";
import { Button } from "#web/ui/action/button.tsx";
import { Row, Section } from "./section.tsx";

interface Standing {
  readonly rank: number;
  readonly name: string;
  readonly entered: number;
  readonly points: number;
}

const STANDINGS: readonly Standing[] = [
  { rank: 1, name: "nutmeg_nina", entered: 12, points: 1184 },
  { rank: 2, name: "saturday_five", entered: 9, points: 1171 },
  { rank: 3, name: "ole", entered: 11, points: 996 },
  { rank: 4, name: "floodlit (You)", entered: 4, points: 311 },
];

const COLUMNS: readonly TableColumn<Standing>[] = [
  { key: "rank", header: "#", cell: ({ rank }) => <RankMedal rank={rank} /> },
  {
    key: "name",
    header: "Manager",
    isRowHeader: true,
    cell: ({ name }) => (
      <span className="flex items-center gap-3">
        <Avatar letter={name.charAt(0).toUpperCase()} size="small" />
        {name}
      </span>
    ),
  },
  {
    key: "entered",
    header: "Tournaments",
    isNumeric: true,
    isWideOnly: true,
    cell: ({ entered }) => entered,
  },
  { key: "points", header: "Points", isNumeric: true, cell: ({ points }) => points },
];

function Leaders() {
  const table = (
    <Table
      caption="Leaders"
      columns={COLUMNS}
      rows={STANDINGS}
      rowKey={({ name }) => name}
      isHighlighted={({ name }) => name.endsWith("(You)")}
    />
  );
  return (
    <Tabs
      label="Period"
      tabs={[
        { value: "current", label: "Current", content: table },
        { value: "previous", label: "Previous", content: table },
        { value: "season", label: "Season", content: table },
      ]}
    />
  );
}

/** Tiles, panels, tables, badges. */
export function Records() {
  const [page, setPage] = useState(2);
  return (
    <Section title="Records">
      <StatTiles>
        <StatTile label="Current Rank" value="#12" icon={<Trophy aria-hidden="true" />} />
        <StatTile label="Games Played" value={128} icon={<Gamepad2 aria-hidden="true" />} />
        <StatTile label="Win Rate" value="64%" icon={<Percent aria-hidden="true" />} />
        <StatTile label="Wins" value={82} icon={<Swords aria-hidden="true" />} />
        <StatTile label="Cards Owned" value={47} icon={<Layers aria-hidden="true" />} />
      </StatTiles>
      <div className="grid gap-6 lg:grid-cols-2">
        <Panel
          title="Monthly Leaders"
          isFlush
          action={
            <Button size="small" variant="ghost">
              View All
            </Button>
          }
        >
          <Leaders />
        </Panel>
        <Panel
          title="Monthly Tournament"
          tone="lit"
          description="November, 9 days left"
          footer={
            <p className="text-sm text-ink-muted">Entry is final. Your five are copied as they stand now.</p>
          }
        >
          <Row>
            <Badge>Locked</Badge>
            <Badge variant="secondary">FT</Badge>
            <Badge variant="outline">Upcoming</Badge>
            <Badge variant="destructive">Live</Badge>
          </Row>
        </Panel>
      </div>
      <Pagination label="Cards" page={page} pageCount={5} onPageChange={setPage} />
    </Section>
  );
}
