import { FlaskConical } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { calibrationTargets } from "#game/match/calibration.ts";
import { Button } from "#web/ui/action/button.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { Table, type TableColumn } from "#web/ui/record/table.tsx";
import { MATCHES_PER_GAP, type Measured } from "./measurement.ts";
import { ShareCells } from "./share-cells.tsx";
import { countText } from "#web/language/count-text.ts";

/** The engine measured by whoever asks, in their own browser: nothing has to be believed. */
export function EngineMeasurement() {
  const [lines, setLines] = useState<readonly Measured[]>([]);
  const [isRunning, setIsRunning] = useState(false);
  const worker = useRef<Worker | null>(null);
  const runs = useRef(0);
  useEffect(() => () => worker.current?.terminate(), []);
  const measure = (): void => {
    setLines([]);
    setIsRunning(true);
    worker.current?.terminate();
    worker.current = new Worker(new URL("./measure-worker.ts", import.meta.url), { type: "module" });
    worker.current.addEventListener("message", ({ data }: MessageEvent<Measured>) => {
      setLines((before) => [...before, data]);
      if (data.target.gap === calibrationTargets.at(-1)?.gap) setIsRunning(false);
    });
    worker.current.postMessage(runs.current * 1_000_000, []);
    runs.current += 1;
  };
  return (
    <Panel
      title="Measure it yourself"
      description={`${countText(MATCHES_PER_GAP)} matches for each gap between two line-ups, played by your browser.`}
      isFlush
    >
      <div className="px-5 pb-5">
        <Button
          variant="secondary"
          icon={<FlaskConical aria-hidden="true" />}
          isPending={isRunning}
          pendingLabel="Playing..."
          onClick={measure}
        >
          {lines.length === 0 ? "Play them" : "Play others"}
        </Button>
      </div>
      <p aria-live="polite" className="sr-only">
        {!isRunning && lines.length > 0 && "All matches are played."}
      </p>
      {lines.length > 0 && (
        <Table
          caption="The engine as this browser measured it"
          columns={columns}
          rows={lines}
          rowKey={({ target }) => target.gap}
        />
      )}
    </Panel>
  );
}

const columns: readonly TableColumn<Measured>[] = [
  { key: "gap", header: "Ahead by", isRowHeader: true, cell: ({ target }) => target.gap },
  {
    key: "shares",
    header: "Won, drawn, lost",
    cell: ({ target, measured }) => <ShareCells observed={measured} predicted={target} />,
  },
  {
    key: "goals",
    header: "Goals",
    isNumeric: true,
    isWideOnly: true,
    cell: ({ measured: { goals } }) => `${goals.home.toFixed(2)} : ${goals.away.toFixed(2)}`,
  },
  {
    key: "most",
    header: "Most",
    isNumeric: true,
    isWideOnly: true,
    cell: ({ measured }) => measured.mostGoals,
  },
];
