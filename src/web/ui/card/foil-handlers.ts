import type { PointerEvent } from "react";

const STILL = "(prefers-reduced-motion: reduce), (hover: none)";
const MOST_TILT_DEGREES = 9;

/** The properties to remove when the pointer leaves the card. */
const RESTING_PROPERTIES = ["--foil-x", "--foil-y", "--tilt-x", "--tilt-y"] as const;

function lightFrom(event: PointerEvent<HTMLElement>): void {
  if (window.matchMedia(STILL).matches) return;
  const card = event.currentTarget;
  const box = card.getBoundingClientRect();
  const x = (event.clientX - box.left) / box.width;
  const y = (event.clientY - box.top) / box.height;
  card.style.setProperty("--foil-x", x.toFixed(3));
  card.style.setProperty("--foil-y", y.toFixed(3));
  card.style.setProperty("--tilt-x", `${((0.5 - y) * MOST_TILT_DEGREES).toFixed(2)}deg`);
  card.style.setProperty("--tilt-y", `${((x - 0.5) * MOST_TILT_DEGREES).toFixed(2)}deg`);
}

function putOut(event: PointerEvent<HTMLElement>): void {
  for (const property of RESTING_PROPERTIES) event.currentTarget.style.removeProperty(property);
}

/**
 * Pointer handlers that move the light on a card's foil (docs/rules.md#the-look). They set custom properties that
 * foil.css reads; nothing re-renders. Off for reduced motion and on touch screens.
 */
export const foilHandlers = { onPointerMove: lightFrom, onPointerLeave: putOut };
