export const edges = ["left", "top", "right", "bottom"] as const;

export type Edge = (typeof edges)[number];

/** How much of a picture is cut off at each edge, in percent of its width or height. */
export type Crop = Readonly<Record<Edge, number>>;

/** The edit of a photo before it is uploaded. */
export interface PhotoEdit {
  /** Quarter turns clockwise, 0 to 3. */
  readonly turns: number;
  /** Edges of the turned picture. */
  readonly crop: Crop;
}

export const NO_CROP: Crop = { left: 0, top: 0, right: 0, bottom: 0 };
export const NO_EDIT: PhotoEdit = { turns: 0, crop: NO_CROP };

/** The minimum distance between opposite edges, in percent. */
const LEAST_LEFT = 10;

const OPPOSITE: Readonly<Record<Edge, Edge>> = {
  left: "right",
  right: "left",
  top: "bottom",
  bottom: "top",
};

/** How far an edge can move in, in percent, while the others stay. */
export function edgeLimit(crop: Crop, edge: Edge): number {
  return 100 - LEAST_LEFT - crop[OPPOSITE[edge]];
}

/** Moves one edge, keeping it inside the picture and away from the opposite edge. */
export function moveEdge(crop: Crop, edge: Edge, cutOff: number): Crop {
  return { ...crop, [edge]: Math.min(edgeLimit(crop, edge), Math.max(0, cutOff)) };
}

/** Moves the whole frame; it stops at the picture's edges. */
export function moveFrame(crop: Crop, across: number, down: number): Crop {
  const x = Math.min(crop.right, Math.max(-crop.left, across));
  const y = Math.min(crop.bottom, Math.max(-crop.top, down));
  return { left: crop.left + x, right: crop.right - x, top: crop.top + y, bottom: crop.bottom - y };
}

/** Turns a picture and its frame by a quarter: the same part stays inside. */
export function turn({ turns, crop }: PhotoEdit, direction: "left" | "right"): PhotoEdit {
  const { left, top, right, bottom } = crop;
  return direction === "right"
    ? { turns: (turns + 1) % 4, crop: { left: bottom, top: left, right: top, bottom: right } }
    : { turns: (turns + 3) % 4, crop: { left: top, top: right, right: bottom, bottom: left } };
}

export function isEdited({ turns, crop }: PhotoEdit): boolean {
  return turns !== 0 || edges.some((edge) => crop[edge] > 0);
}
