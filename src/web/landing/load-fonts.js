// A browser decodes inlined fonts when a layout needs them, so it would paint once without them and then move the page.
document.fonts.forEach(function (face) {
  void face.load();
});
