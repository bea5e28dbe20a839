/** What all charts share: the tokens of the look, so that they follow the theme. */
export const AXIS = { fontSize: 12, fill: "var(--ink-muted)" } as const;
export const GRID = "var(--line)";
export const OWN = "var(--flood-text)";
export const OTHERS = "var(--line-strong)";
/** Space for figures beside the drawing, in pixels. */
export const MARGIN = { top: 8, right: 12, bottom: 0, left: 0 } as const;
export const AXIS_WIDTH = 36;
export const CHART_HEIGHT = 240;
