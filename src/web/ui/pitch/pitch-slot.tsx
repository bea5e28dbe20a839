import { ArrowLeftRight, X } from "lucide-react";
import type { MouseEvent, ReactNode, Ref } from "react";
import { useTranslation } from "react-i18next";
import { classNames } from "#web/ui/class-names.ts";

export interface PitchSlotProps {
  /** Percent of the pitch, from the left and from the far goal (spec §3). */
  readonly x: number;
  readonly y: number;
  /** The slot's index in its formation, for the caller to find it by; none for a place beside the slots. */
  readonly index?: number | undefined;
  /** For the caller's drag and drop. */
  readonly ref?: Ref<HTMLDivElement> | undefined;
  readonly children: ReactNode;
}

/** A place on the pitch; holds an `<EmptySlot>` or a `<FilledSlot>`. */
export function PitchSlot({ x, y, index, ref, children }: PitchSlotProps) {
  return (
    <div
      ref={ref}
      data-slot={index}
      className="pitch-slot"
      // What reaches over the upper edge of a slot, such as its remove button, is over the slot above it.
      style={{ left: `${x}%`, top: `${y}%`, zIndex: Math.round(y) }}
    >
      {children}
    </div>
  );
}

export interface EmptySlotProps {
  /** The slot's label: GK, CB, ST. */
  readonly label: string;
  /** Whether a card is dragged over the slot, the slot is selected, or a selected player can go here. */
  readonly isTarget?: boolean | undefined;
  /** For screen readers: the slot by a name of its own ("CB left, empty"), or what a press does ("Put Saka at ST"). */
  readonly actionLabel?: string | undefined;
  readonly onPress?: ((event: MouseEvent) => void) | undefined;
}

/** A place without a card. */
export function EmptySlot({ label, isTarget = false, actionLabel, onPress }: EmptySlotProps) {
  const className = "slot-empty";
  if (onPress === undefined) {
    return (
      <span className={className}>
        <span aria-hidden="true">{label}</span>
        <span className="sr-only">{actionLabel ?? label}</span>
      </span>
    );
  }
  return (
    <button
      type="button"
      aria-label={actionLabel ?? label}
      data-target={isTarget || undefined}
      className={className}
      onClick={onPress}
    >
      {label}
    </button>
  );
}

export interface FilledSlotProps {
  readonly label: string;
  /** The card: `<PlayerCard size="fluid" isPicture />`. */
  readonly children: ReactNode;
  /** The card is away from its position (docs/rules.md#out-of-position). */
  readonly isOutOfPosition?: boolean | undefined;
  readonly isSelected?: boolean | undefined;
  /** For screen readers: the slot by a name of its own, and the card in it. */
  readonly actionLabel: string;
  readonly onPress?: ((event: MouseEvent) => void) | undefined;
  readonly swapLabel?: string | undefined;
  readonly isSwapping?: boolean | undefined;
  readonly onSwap?: ((event: MouseEvent) => void) | undefined;
  readonly removeLabel?: string | undefined;
  readonly onRemove?: (() => void) | undefined;
}

/** A place with a card, which can be pressed, swapped or removed if the caller passes the function for it. */
export function FilledSlot(props: FilledSlotProps) {
  const { t } = useTranslation("ui");
  const { label, children, isOutOfPosition = false, isSelected = false, onPress, onRemove } = props;
  return (
    <div className="slot-filled" data-selected={isSelected || undefined}>
      {onPress === undefined && <span className="sr-only">{props.actionLabel}</span>}
      {children}
      {onPress !== undefined && (
        <button
          type="button"
          aria-label={props.actionLabel}
          aria-pressed={isSelected}
          className="slot-press"
          onClick={onPress}
        />
      )}
      <span aria-hidden="true" className={classNames("slot-label", isOutOfPosition && "slot-label-away")}>
        {label}
      </span>
      {props.onSwap !== undefined && (
        <button
          type="button"
          aria-label={props.swapLabel ?? t("swap")}
          aria-pressed={props.isSwapping}
          className="slot-action slot-swap"
          onClick={props.onSwap}
        >
          <ArrowLeftRight aria-hidden="true" />
        </button>
      )}
      {onRemove !== undefined && (
        <button
          type="button"
          aria-label={props.removeLabel ?? t("remove")}
          className="slot-action slot-remove"
          onClick={onRemove}
        >
          <X aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
