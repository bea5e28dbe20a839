import { Panel } from "#web/ui/layout/panel.tsx";

/** The latest matches; none can be played yet. */
export function RecentActivity() {
  return (
    <Panel title="Recent Activity">
      <p className="text-ink-muted">No recent matches</p>
    </Panel>
  );
}
