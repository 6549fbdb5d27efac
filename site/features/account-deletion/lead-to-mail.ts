/**
 * Leads a submit of the deletion form to the way that works, within the page: a submit by the browser itself loads the
 * page anew, empties the fields and counts a second visit. What is typed is not looked at.
 */
export function leadToMail(form: HTMLFormElement, go: (address: string) => void): void {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    // The same address twice is gone to twice, unlike with location.hash, so the answer comes into view each time.
    go(form.dataset.leadsTo ?? "");
  });
}
