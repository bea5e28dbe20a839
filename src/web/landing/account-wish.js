// Tells the sign-in page which of the two links was followed: both go to the same address.
addEventListener("click", function (event) {
  var link = event.target.closest("a[data-account]");
  try {
    if (link) sessionStorage.setItem("panna-account", link.dataset.account);
  } catch {
    // Without storage the page starts with signing in.
  }
});
