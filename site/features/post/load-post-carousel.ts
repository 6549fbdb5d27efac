/**
 * Fetches and starts what moves the carousel: a module whose address the page names where no browser fetches it by
 * itself (post-carousel-module.astro).
 */
export async function loadPostCarousel(): Promise<void> {
  const holder = document.querySelector<HTMLTemplateElement>("#post-carousel-module");
  const script = holder?.content.querySelector("script");
  if (script) await import(/* @vite-ignore */ script.src);
}
