export const words = {
  title: "About Us",
  construction: "Under construction",
  comeBack: "We're still writing this page. Come back soon.",
} as const;
