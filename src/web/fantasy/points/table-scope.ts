/** The query for a chosen table: "season", a month such as "2025-09", or a gameweek such as "round 7". */
export function scopeChoice(scope: string): { readonly month?: string; readonly round?: number } {
  if (scope === "season") return {};
  return scope.startsWith("round ") ? { round: Number(scope.slice("round ".length)) } : { month: scope };
}
