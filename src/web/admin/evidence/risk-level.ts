/** The risk (0–100) at which the badge says medium or high: one weak point is low, a copied photo is high. */
const MEDIUM_FROM = 20;
const HIGH_FROM = 60;

export type RiskLevel = "low" | "medium" | "high";

export function riskLevel(risk: number): RiskLevel {
  if (risk >= HIGH_FROM) return "high";
  return risk >= MEDIUM_FROM ? "medium" : "low";
}
