import { Search, X } from "lucide-react";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { classNames } from "#web/ui/class-names.ts";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { Field, type FieldText } from "./field.tsx";

export interface SearchFieldProps
  extends Omit<ComponentProps<"input">, "children" | "type" | "onChange" | "value">, FieldText {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly isPending?: boolean | undefined;
}

/** A search box with a magnifier, and a cross to clear it. */
export function SearchField(props: SearchFieldProps) {
  const { t } = useTranslation("ui");
  const {
    label,
    isLabelHidden = true,
    hint,
    error,
    className,
    id,
    value,
    onValueChange,
    isPending = false,
    ...input
  } = props;
  return (
    <Field {...{ label, isLabelHidden, hint, error, className, id }}>
      {(control) => (
        <div className="relative">
          <span className="pointer-events-none absolute inset-y-0 left-3.5 grid place-items-center text-ink-muted">
            {isPending ? (
              <Spinner className="size-4.5" />
            ) : (
              <Search aria-hidden="true" className="size-4.5" />
            )}
          </span>
          <input
            {...input}
            {...control}
            type="search"
            value={value}
            onChange={(event) => onValueChange(event.target.value)}
            className={classNames("field-control pl-10!", value !== "" && "pr-11!")}
          />
          {value !== "" && (
            <button
              type="button"
              aria-label={t("clearSearch")}
              onClick={() => onValueChange("")}
              className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-ink-muted hover:text-ink"
            >
              <X aria-hidden="true" className="size-4.5" />
            </button>
          )}
        </div>
      )}
    </Field>
  );
}
