import { type ReactNode, useId } from "react";
import { classNames } from "#web/ui/class-names.ts";

/** The texts around a field's control. */
export interface FieldText {
  readonly label: string;
  /** For screen readers only: use where the context makes the field obvious (a search box). */
  readonly isLabelHidden?: boolean | undefined;
  readonly hint?: ReactNode;
  /** What's wrong with the value; marks the control as invalid. */
  readonly error?: string | undefined;
}

export interface FieldControlProps {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
}

export interface FieldProps extends FieldText {
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly children: (control: FieldControlProps) => ReactNode;
}

/** Label, hint and error around one control, linked by ids. */
export function Field({ id, label, isLabelHidden = false, hint, error, className, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = classNames(hint !== undefined && hintId, error !== undefined && errorId);
  return (
    <div className={classNames("grid content-start gap-1.5", className)}>
      <label htmlFor={controlId} className={isLabelHidden ? "sr-only" : "text-sm font-semibold"}>
        {label}
      </label>
      {children({
        id: controlId,
        "aria-describedby": describedBy === "" ? undefined : describedBy,
        "aria-invalid": error === undefined ? undefined : true,
      })}
      {hint !== undefined && (
        <p id={hintId} className="text-sm text-ink-muted">
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={errorId} role="alert" className="text-sm font-medium text-danger-text">
          {error}
        </p>
      )}
    </div>
  );
}
