// Takes up the fonts that the page preloads (scripts/web-build/app-pages.ts). A browser does that when a layout needs them,
// and would paint once without them, on every first visit.
["Sofia Sans Extra Condensed Variable", "Figtree Variable"].forEach(function (family) {
  document.fonts.load("1em " + family).catch(function () {
    // Without a font, the page shows its fallback.
  });
});
