/** How often something was found, with its goal as a share of all. */
export interface Finding {
  readonly what: string;
  readonly found: number;
  readonly of: number;
  readonly goal: { readonly least: number } | { readonly most: number };
}

/** Prints findings with their goals, and says whether all goals are met. */
export function printFindings(findings: readonly Finding[]): boolean {
  for (const { what, found, of, goal } of findings) {
    const text = "least" in goal ? `at least ${shareText(goal.least)}` : `at most ${shareText(goal.most)}`;
    console.log(`  ${what.padEnd(60)} ${found} of ${of}   (goal: ${text})`);
  }
  return findings.every(({ found, of, goal }) =>
    "least" in goal ? found >= goal.least * of : found <= goal.most * of,
  );
}

function shareText(share: number): string {
  if (share === 0) return "none";
  return share >= 0.01 ? `${Math.round(100 * share)} of 100` : `1 of ${Math.round(1 / share)}`;
}
