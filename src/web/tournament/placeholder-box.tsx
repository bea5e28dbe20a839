/** The empty placeholder box that the Fantasy page has beside its cards (spec §2): a frame and nothing in it. */
export function PlaceholderBox() {
  return (
    <div aria-hidden="true" className="placeholder-box h-20 rounded-panel border border-dashed border-line" />
  );
}
