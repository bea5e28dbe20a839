/** The size of the pitch in drawing units: a futsal pitch of 40 by 24 metres, times four. */
export const PITCH_WIDTH = 160;
export const PITCH_HEIGHT = 96;

const MIDDLE = PITCH_HEIGHT / 2;
const STRIPES = 8;
const STRIPE = PITCH_WIDTH / STRIPES;

/** Mown grass, chalk lines, and goals on the left and right. */
export function MatchPitchLines() {
  return (
    <g className="match-ground">
      <rect x="-8" y="-5" width={PITCH_WIDTH + 16} height={PITCH_HEIGHT + 10} className="match-grass" />
      {Array.from({ length: STRIPES / 2 }, (_, index) => (
        <rect
          key={index}
          x={index * 2 * STRIPE}
          y="0"
          width={STRIPE}
          height={PITCH_HEIGHT}
          className="match-stripe"
        />
      ))}
      <g className="match-chalk">
        <rect width={PITCH_WIDTH} height={PITCH_HEIGHT} rx="0.6" />
        <path d={`M${PITCH_WIDTH / 2} 0V${PITCH_HEIGHT}`} />
        <circle cx={PITCH_WIDTH / 2} cy={MIDDLE} r="12" />
        <path d={`M0 ${MIDDLE - 30}a24 24 0 0 1 24 24v12a24 24 0 0 1 -24 24`} />
        <path d={`M${PITCH_WIDTH} ${MIDDLE - 30}a24 24 0 0 0 -24 24v12a24 24 0 0 0 24 24`} />
        <path d={`M0 ${MIDDLE - 7}h-5v14h5M${PITCH_WIDTH} ${MIDDLE - 7}h5v14h-5`} />
      </g>
      <g className="match-spots">
        <circle cx={PITCH_WIDTH / 2} cy={MIDDLE} r="0.9" />
        <circle cx="24" cy={MIDDLE} r="0.9" />
        <circle cx={PITCH_WIDTH - 24} cy={MIDDLE} r="0.9" />
      </g>
    </g>
  );
}
