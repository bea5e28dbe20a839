const STILL = "(prefers-reduced-motion: reduce)";
/** A device in the hand: a desktop can have the question, and no tilt. */
const TOUCHED = "(pointer: coarse)";
const MOST_TILT_DEGREES = 9;

/** The angles in degrees between which a phone is usually held and turned. */
const HELD = { gamma: [-28, 28], beta: [12, 68] } as const;

/** Where the light is on a card, 0 to 1 from the top left. */
interface Light {
  readonly x: number;
  readonly y: number;
}

const PROPERTIES = ["--foil-x", "--foil-y", "--tilt-x", "--tilt-y"] as const;

/** The cards on the page that have foil. */
const cards = new Set<HTMLElement>();
const lit = new Set<HTMLElement>();
let pointer: { readonly x: number; readonly y: number } | null = null;
let held: Light | null = null;
let isDue = false;

/**
 * Has the foil of a card follow the light: the pointer over it, or the tilt of the phone (docs/rules.md#the-look). A
 * ref of the card's element. All cards share a listener for each, and at most one change a frame; it sets custom
 * properties that foil.css reads, and nothing re-renders. The light is still for those who prefer less motion.
 */
export function followLight(card: HTMLElement | null): (() => void) | undefined {
  if (card === null) return undefined;
  if (cards.size === 0) {
    document.addEventListener("pointermove", onPointer, { passive: true });
    window.addEventListener("deviceorientation", onTilt);
  }
  cards.add(card);
  return () => {
    cards.delete(card);
    lit.delete(card);
    if (cards.size > 0) return;
    document.removeEventListener("pointermove", onPointer);
    window.removeEventListener("deviceorientation", onTilt);
  };
}

function onPointer({ clientX: x, clientY: y, pointerType }: PointerEvent): void {
  if (pointerType === "touch") return;
  pointer = { x, y };
  changeSoon();
}

function onTilt({ beta, gamma }: DeviceOrientationEvent): void {
  if (beta === null || gamma === null) return;
  held = { x: shareOf(gamma, HELD.gamma), y: shareOf(beta, HELD.beta) };
  changeSoon();
}

function shareOf(angle: number, [from, to]: readonly [number, number]): number {
  return Math.min(1, Math.max(0, (angle - from) / (to - from)));
}

function changeSoon(): void {
  if (isDue) return;
  isDue = true;
  requestAnimationFrame(() => {
    isDue = false;
    const isStill = window.matchMedia(STILL).matches;
    const lights = [...cards].map((card) => [card, isStill ? null : lightOn(card)] as const);
    for (const [card, light] of lights) shine(card, light);
  });
}

/** The pointer's light on a card, or else the tilt's; null: neither. */
function lightOn(card: HTMLElement): Light | null {
  if (pointer === null) return held;
  const { left, top, width, height } = card.getBoundingClientRect();
  const [x, y] = [(pointer.x - left) / width, (pointer.y - top) / height];
  return x >= 0 && x <= 1 && y >= 0 && y <= 1 ? { x, y } : held;
}

function shine(card: HTMLElement, light: Light | null): void {
  if (light === null) {
    if (!lit.delete(card)) return;
    for (const property of PROPERTIES) card.style.removeProperty(property);
    return;
  }
  lit.add(card);
  card.style.setProperty("--foil-x", light.x.toFixed(3));
  card.style.setProperty("--foil-y", light.y.toFixed(3));
  card.style.setProperty("--tilt-x", `${((0.5 - light.y) * MOST_TILT_DEGREES).toFixed(2)}deg`);
  card.style.setProperty("--tilt-y", `${((light.x - 0.5) * MOST_TILT_DEGREES).toFixed(2)}deg`);
}

/** Where a page must ask before it's told of the phone's tilt. */
interface AskingOrientation {
  requestPermission(): Promise<"granted" | "denied">;
}

function askingOrientation(): AskingOrientation | null {
  const known: unknown = window.DeviceOrientationEvent;
  return typeof known === "function" && "requestPermission" in known
    ? (known as unknown as AskingOrientation)
    : null;
}

/** Whether the tilt of a phone moves the light only after the user has allowed it, and motion is welcome. */
export function mustAskForTilt(): boolean {
  const isHeld = window.matchMedia(TOUCHED).matches;
  return held === null && isHeld && askingOrientation() !== null && !window.matchMedia(STILL).matches;
}

/** Asks for the tilt, as it must be in response to a press. @returns whether it was allowed */
export async function askForTilt(): Promise<boolean> {
  try {
    return (await askingOrientation()?.requestPermission()) === "granted";
  } catch {
    return false;
  }
}
