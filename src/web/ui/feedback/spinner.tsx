import { classNames } from "#web/ui/class-names.ts";

/** A turning ball without text: the text beside it says what is pending. */
export function Spinner({ className }: { readonly className?: string | undefined }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={classNames("spinner", className)}>
      <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="3" opacity="0.25" />
      <path d="M12 3a9 9 0 0 1 9 9" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
