export const words = {
  intro: "The demo: a season under way, and goals on their way. Look around as:",
  manager: "Manager",
  admin: "Admin",
} as const;
