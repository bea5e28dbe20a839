import type { Plant } from "./plant.ts";

function toastPlant(name: string, planted: string): Plant {
  const head = `import { change, toast, toastChanged } from "#web/room.ts";\n`;
  const clean = `change.mutate(1, { onSuccess: () => change.reset() });\n  toast(toastChanged);`;
  const inFunction = (text: string) => `${head}export function act(): void {\n  ${text}\n}\n`;
  return {
    name,
    room: "web",
    code: "toasts(no-lost-toast)",
    planted: inFunction(planted),
    clean: inFunction(clean),
  };
}

/** Toasts that a user who has left the screen would miss. */
export const toasts: Plant[] = [
  toastPlant("a toast in a callback of mutate", "change.mutate(1, { onSuccess: () => toast({}) });"),
  toastPlant("a toast as a callback of mutate", "change.mutate(1, { onError: toastChanged });"),
];
