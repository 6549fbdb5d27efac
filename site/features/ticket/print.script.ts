// An element with `data-print` prints the page. The listener is on the document, because the island may render the
// ticket later than this runs.
document.addEventListener("click", (event) => {
  if (event.target instanceof Element && event.target.closest("[data-print]")) window.print();
});
// Pressed before this has loaded (start-client.ts).
if (document.querySelector("[data-print][data-clicked]")) window.print();
