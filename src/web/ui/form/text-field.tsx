import type { ComponentProps } from "react";
import { Field, type FieldText } from "./field.tsx";

export interface TextFieldProps extends Omit<ComponentProps<"input">, "children">, FieldText {}

/** One line of text. Takes the props of react-hook-form's `register`, including `ref`. */
export function TextField({ label, isLabelHidden, hint, error, className, id, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, isLabelHidden, hint, error, className, id }}>
      {(control) => <input type="text" {...input} {...control} className="field-control" />}
    </Field>
  );
}
