import type { Page } from "@playwright/test";

interface Served {
  readonly address: string;
  readonly type: string | undefined;
  readonly status: number;
}

/** The images and videos that the page has asked for, as they were answered. */
export function watchMedia(page: Page): readonly Served[] {
  const served: Served[] = [];
  page.on("response", (response) => {
    const { pathname, search } = new URL(response.url());
    if (!/^\/(picture|media)\//.test(pathname)) return;
    served.push({ address: pathname + search, type: response.headers()["content-type"], status: response.status() });
  });
  return served;
}
