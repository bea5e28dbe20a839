/** A share (0 to 1) as a bar. Decorative: the figure is beside it. */
export function ShareBar({ part }: { readonly part: number }) {
  const percent = Math.max(0, Math.min(1, part)) * 100;
  return (
    <svg aria-hidden="true" viewBox="0 0 100 4" preserveAspectRatio="none" className="mt-1.5 h-1.5 w-full">
      <rect width="100" height="4" rx="1" fill="var(--line)" />
      <rect width={percent} height="4" rx="1" fill="var(--flood-text)" />
    </svg>
  );
}
