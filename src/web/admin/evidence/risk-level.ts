import { RISK_HIGH_FROM, RISK_MEDIUM_FROM } from "#game/card/photo-risk.ts";

export type RiskLevel = "low" | "medium" | "high";

export function riskLevel(risk: number): RiskLevel {
  if (risk >= RISK_HIGH_FROM) return "high";
  return risk >= RISK_MEDIUM_FROM ? "medium" : "low";
}
