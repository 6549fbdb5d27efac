/** The part of the screen below which a section has not begun for the reader. */
const readingLine = 0.3;

/**
 * Marks the link to the section that is being read, and keeps doing so: the last one that begins above the reading line.
 * At the end of the page, where several share the screen, it is the one that the URL names, or the last.
 *
 * @param links of a list of contents, each to an element of the page by its id
 * @param name the element that names the section, once it has begun, where the list is folded
 */
export function markCurrentSection(links: readonly HTMLAnchorElement[], name: Element | null): void {
  const sections = links.map((link) => document.getElementById(link.hash.slice(1)));
  const update = () => {
    const line = innerHeight * readingLine;
    const begun = sections.findLastIndex((section) => section && section.getBoundingClientRect().top <= line);
    const isAtEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    const named = links.findIndex(({ hash }) => hash === location.hash);
    const current = isAtEnd ? (named > begun ? named : links.length - 1) : Math.max(begun, 0);
    for (const [at, link] of links.entries()) {
      if (at === current) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
    // Without its number, which comes first.
    if (name) name.textContent = begun < 0 ? "" : (links[current]?.lastChild?.textContent ?? "");
  };
  addEventListener("scroll", update, { passive: true });
  addEventListener("hashchange", update);
  update();
}
