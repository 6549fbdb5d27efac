/**
 * Makes the floating Join button the page's first action (`data-dock="leads"`) while none of its other first actions is in
 * view, and hides it (`"yields"`) while one is.
 */
export function leadWhileAlone(dock: HTMLElement, actions: Iterable<Element>): void {
  const inView = new Set<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inView.add(target);
      else inView.delete(target);
    }
    dock.dataset.dock = inView.size > 0 ? "yields" : "leads";
  });
  for (const action of actions) observer.observe(action);
}
