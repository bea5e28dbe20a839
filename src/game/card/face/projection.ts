/** A place on a picture. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A projection of the unit square onto a photo: x = (ax·u + bx·v + cx) / (g·u + h·v + 1), and y likewise. */
export interface Projection {
  readonly ax: number;
  readonly bx: number;
  readonly cx: number;
  readonly ay: number;
  readonly by: number;
  readonly cy: number;
  readonly g: number;
  readonly h: number;
}

/** Where a place of the unit square is. */
export function projected({ ax, bx, cx, ay, by, cy, g, h }: Projection, { x: u, y: v }: Place): Place {
  const depth = g * u + h * v + 1;
  return { x: (ax * u + bx * v + cx) / depth, y: (ay * u + by * v + cy) / depth };
}

/** The projection of the unit square onto a convex quadrilateral (Heckbert 1989, section 2.2.3). */
export function projectionOnto([a, b, c, d]: readonly [Place, Place, Place, Place]): Projection {
  const [dx1, dx2, sx] = [b.x - c.x, d.x - c.x, a.x - b.x + c.x - d.x];
  const [dy1, dy2, sy] = [b.y - c.y, d.y - c.y, a.y - b.y + c.y - d.y];
  const determinant = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / determinant;
  const h = (dx1 * sy - sx * dy1) / determinant;
  return {
    ax: b.x - a.x + g * b.x,
    bx: d.x - a.x + h * d.x,
    cx: a.x,
    ay: b.y - a.y + g * b.y,
    by: d.y - a.y + h * d.y,
    cy: a.y,
    g,
    h,
  };
}
