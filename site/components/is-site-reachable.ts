/** Requests a file that every release has, no cache keeps and no filter blocks. */
export function isSiteReachable(): Promise<boolean> {
  return fetch("/robots.txt", { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
}
