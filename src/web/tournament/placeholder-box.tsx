/** The empty placeholder box beside the cards on the Fantasy page (spec §2): just a frame. */
export function PlaceholderBox() {
  return (
    <div aria-hidden="true" className="placeholder-box h-20 rounded-panel border border-dashed border-line" />
  );
}
