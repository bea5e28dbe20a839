import { useTranslation } from "react-i18next";
import type { Words } from "#words/noun.ts";
import { FlaskConical } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { calibrationTargets, MATCHES_PER_GAP } from "#game/match/calibration.ts";
import { Button } from "#web/ui/action/button.tsx";
import { toast } from "#web/ui/feedback/toast-store.ts";
import { Panel } from "#web/ui/layout/panel.tsx";
import { Table, type TableColumn } from "#web/ui/record/table.tsx";
import type { Measured } from "./measure-worker.ts";
import { ShareCells } from "./share-cells.tsx";
import { figureOf } from "#web/language/count-text.ts";

/** Matches played in a worker, more of them each time. */
function useMeasurement() {
  const { t } = useTranslation("match");
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
    worker.current.addEventListener("error", () => {
      setIsRunning(false);
      toast({ title: t("fair.measure.failed"), variant: "destructive" });
    });
    worker.current.postMessage(runs.current * 1_000_000, []);
    runs.current += 1;
  };
  return { lines, isRunning, measure };
}

/** Measures the engine in the reader's own browser, so they don't have to take our word for it. */
export function EngineMeasurement() {
  const { t } = useTranslation("match");
  const { lines, isRunning, measure } = useMeasurement();
  return (
    <Panel
      title={t("fair.measure.title")}
      description={t("fair.measure.description", { count: MATCHES_PER_GAP })}
      isFlush
    >
      <div className="px-5 pb-5">
        <Button
          variant="secondary"
          icon={<FlaskConical aria-hidden="true" />}
          isPending={isRunning}
          pendingLabel={t("fair.measure.pending")}
          onClick={measure}
        >
          {lines.length === 0 ? t("fair.measure.start") : t("fair.measure.again")}
        </Button>
      </div>
      <p aria-live="polite" className="sr-only">
        {!isRunning && lines.length > 0 && t("fair.measure.done")}
      </p>
      {lines.length > 0 && (
        <Table
          caption={t("fair.measure.caption")}
          columns={columnsOf(t)}
          rows={lines}
          rowKey={({ target }) => target.gap}
        />
      )}
    </Panel>
  );
}

const columnsOf = (t: Words<"match">): readonly TableColumn<Measured>[] => [
  { key: "gap", header: t("fair.ahead"), isRowHeader: true, cell: ({ target }) => target.gap },
  {
    key: "shares",
    header: t("fair.results"),
    cell: ({ target, measured }) => <ShareCells observed={measured} predicted={target} />,
  },
  {
    key: "goals",
    header: t("fair.goals"),
    isNumeric: true,
    isWideOnly: true,
    cell: ({ measured: { goals } }) => `${figureOf(goals.home, 2)} : ${figureOf(goals.away, 2)}`,
  },
  {
    key: "most",
    header: t("fair.most"),
    isNumeric: true,
    isWideOnly: true,
    cell: ({ measured }) => measured.mostGoals,
  },
];
