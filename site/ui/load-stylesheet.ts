/**
 * Adds a stylesheet to the page. Fulfilled when it has come; also when it cannot be had: what it is for is then shown
 * plain rather than not at all.
 */
export function loadStylesheet(address: string): Promise<unknown> {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = address;
  const settled = new Promise((resolve) => {
    link.onload = resolve;
    link.onerror = resolve;
  });
  document.head.append(link);
  return settled;
}
