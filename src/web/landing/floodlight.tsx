const ROWS = [0, 1, 2];
const COLUMNS = [0, 1, 2, 3];

/** A pylon with its lamps and their light. `side` names it; CSS mirrors the right one. */
export function Floodlight({ side }: { readonly side: "left" | "right" }) {
  return (
    <svg viewBox="0 0 600 600" aria-hidden="true" className={`floodlight floodlight-${side}`}>
      <linearGradient id={`beam-${side}`} x1="0.05" y1="0.05" x2="0.6" y2="0.75">
        <stop className="beam-from" />
        <stop offset="1" className="beam-to" />
      </linearGradient>
      <linearGradient id={`mast-${side}`} x2="0" y2="1">
        <stop className="mast-from" />
        <stop offset="0.85" className="mast-to" />
      </linearGradient>
      <radialGradient id={`glow-${side}`}>
        <stop className="glow-from" />
        <stop offset="0.22" className="glow-half" />
        <stop offset="1" className="glow-to" />
      </radialGradient>
      <path
        d="M84 90V600M104 88V600M84 130l20 50-20 50 20 50-20 50 20 50-20 50 20 50"
        stroke={`url(#mast-${side})`}
        className="mast"
      />
      <path d="M52 66 132 50 600 400 300 600Z" fill={`url(#beam-${side})`} />
      <circle cx="95" cy="60" r="170" fill={`url(#glow-${side})`} />
      <path d="M46 38 136 20 142 82 52 98Z" className="mast-head" />
      <g className="lamps">
        {ROWS.map((row) =>
          COLUMNS.map((column) => (
            <circle
              key={`${row}-${column}`}
              cx={60 + column * 23 + row * 2}
              cy={49 + row * 19 - column * 4}
              r="7.5"
            />
          )),
        )}
      </g>
    </svg>
  );
}
