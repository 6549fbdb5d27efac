// Any element with `data-print` prints the page. Delegated, so that a ticket drawn later by the island has it too.
document.addEventListener("click", (event) => {
  if (event.target instanceof Element && event.target.closest("[data-print]")) window.print();
});
