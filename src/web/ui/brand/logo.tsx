/**
 * A panna is a nutmeg: two legs, and the ball between them. Has the colour of the text; the ball has the floodlight's.
 */
export function LogoMark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className="logo-mark">
      <path d="M5 29V15.5a11 11 0 0 1 22 0V29h-5.5V15.5a5.5 5.5 0 0 0-11 0V29Z" fill="currentColor" />
      <circle cx="16" cy="25.25" r="3.75" className="logo-ball" />
    </svg>
  );
}

/** The mark and the name. */
export function Logo() {
  return (
    <span className="logo">
      <LogoMark />
      <span className="logo-name">Panna</span>
    </span>
  );
}
