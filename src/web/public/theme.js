// Applies the chosen theme before the first paint: an inline script would need a hole in the content security policy.
try {
  var theme = localStorage.getItem("panna-theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Without storage the theme of the device holds.
}
