import type { ComponentProps } from "react";
import { useKeptFocus } from "#web/ui/action/use-kept-focus.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Field, type FieldText } from "./field.tsx";

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

export interface SelectGroup {
  readonly label: string;
  readonly options: readonly SelectOption[];
}

export interface SelectFieldProps extends Omit<ComponentProps<"select">, "children">, FieldText {
  readonly options: readonly (SelectOption | SelectGroup)[];
  /** Shown while nothing is chosen; can't be chosen itself. */
  readonly placeholder?: string | undefined;
}

/**
 * A choice of one option. Uses the browser's own select: phones show their own picker, typing finds one of sixty clubs,
 * `register` works, and it needs no script.
 */
export function SelectField(props: SelectFieldProps) {
  const { label, isLabelHidden, hint, error, className, id, options, placeholder, ref, ...select } = props;
  const kept = useKeptFocus(select.disabled, ref);
  return (
    <Field {...{ label, isLabelHidden, hint, error, className, id }}>
      {(control) => (
        <select {...select} {...control} ref={kept} className={classNames("field-control field-select")}>
          {placeholder !== undefined && (
            <option value="" disabled hidden>
              {placeholder}
            </option>
          )}
          {options.map((option) =>
            "options" in option ? (
              <optgroup key={option.label} label={option.label}>
                {option.options.map((inner) => (
                  <option key={inner.value} value={inner.value}>
                    {inner.label}
                  </option>
                ))}
              </optgroup>
            ) : (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ),
          )}
        </select>
      )}
    </Field>
  );
}
