/** From these risks on (0–100) the badge says medium and high: one weak point is low, a copy of somebody's photo high. */
const MEDIUM_FROM = 20;
const HIGH_FROM = 60;

export type RiskLevel = "low" | "medium" | "high";

export function riskLevel(risk: number): RiskLevel {
  if (risk >= HIGH_FROM) return "high";
  return risk >= MEDIUM_FROM ? "medium" : "low";
}
