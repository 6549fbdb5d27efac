/** Fetches and starts what moves the carousel, by the address that the page has for it (post-carousel-module.astro). */
export async function loadPostCarousel(): Promise<void> {
  const holder = document.querySelector<HTMLTemplateElement>("#post-carousel-module");
  const script = holder?.content.querySelector("script");
  if (script) await import(/* @vite-ignore */ script.src);
}
