import { Search, X } from "lucide-react";
import { type ComponentProps, useRef } from "react";
import { useTranslation } from "react-i18next";
import { classNames } from "#web/ui/class-names.ts";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { Field, type FieldText } from "./field.tsx";

export interface SearchFieldProps
  extends Omit<ComponentProps<"input">, "children" | "ref" | "type" | "onChange" | "value">, FieldText {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly isPending?: boolean | undefined;
}

/** A search box with a magnifier, and a cross to clear it. */
export function SearchField(props: SearchFieldProps) {
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
  const box = useRef<HTMLInputElement>(null);
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
            ref={box}
            type="search"
            value={value}
            onChange={(event) => onValueChange(event.target.value)}
            className={classNames("field-control pl-10!", value !== "" && "pr-11!")}
          />
          {value !== "" && (
            <Cross
              onPress={() => {
                onValueChange("");
                // The cross goes with the text.
                box.current?.focus();
              }}
            />
          )}
        </div>
      )}
    </Field>
  );
}

function Cross({ onPress }: { readonly onPress: () => void }) {
  const { t } = useTranslation("ui");
  return (
    <button
      type="button"
      aria-label={t("clearSearch")}
      onClick={onPress}
      className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-ink-muted hover:text-ink"
    >
      <X aria-hidden="true" className="size-4.5" />
    </button>
  );
}
