/** Adds a vendor's script to the page. Where a blocker stops it, its queue simply stays unread. */
export function loadScript(url: string): void {
  const script = document.createElement("script");
  script.async = true;
  script.src = url;
  document.head.append(script);
}
