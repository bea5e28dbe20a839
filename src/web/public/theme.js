// Applies the chosen theme before the first paint: an inline script would need an exception in the CSP.
try {
  var theme = localStorage.getItem("panna-theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Without storage, the device's theme applies.
}
