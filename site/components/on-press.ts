/**
 * Calls back for each press on an element of the page that matches, by the middle button, too, which opens a tab. Delegated,
 * so that links drawn later by an island count; capturing, since the platform chooser handles the same click and closes itself.
 */
export function onPress(page: Document, selector: string, react: (element: HTMLElement) => void): void {
  const listener = ({ button, target }: MouseEvent) => {
    const element = button <= 1 && target instanceof Element && target.closest<HTMLElement>(selector);
    if (element) react(element);
  };
  for (const type of ["click", "auxclick"] as const) page.addEventListener(type, listener, { capture: true });
}
