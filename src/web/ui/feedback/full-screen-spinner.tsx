import { Spinner } from "./spinner.tsx";

/** What a visitor sees while it is not known yet who they are (spec §2). */
export function FullScreenSpinner() {
  return (
    <output className="grid min-h-dvh place-content-center justify-items-center gap-4 text-ink-muted">
      <Spinner className="size-10 text-flood-text" />
      Loading...
    </output>
  );
}
