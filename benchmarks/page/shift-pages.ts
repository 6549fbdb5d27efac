import { everyPage } from "../../tests/e2e/support/every-page.ts";
import { startSite } from "../../tests/e2e/support/start-site.ts";

/** A page, wherever it is served. */
export interface ShiftPage {
  readonly name: string;
  readonly url: string;
  readonly cookie?: { readonly name: string; readonly value: string } | undefined;
  /** What opens by itself, as a selector: before the fonts, or once they have come. */
  readonly opens: { readonly before?: string; readonly after?: string };
}

/** With trackers, a first visit is asked for consent. */
const trackers = { GA_MEASUREMENT_ID: "G-TEST1234", META_PIXEL_ID: "123456789012345" };

const consentQuestion = "#cc-main .cm";

/** The account of the demo content, which is to be deleted. */
const account = { email: "silinecek@meydan.example", password: "meydan-deneme-2026", action: "delete", confirm: "yes" };

const post = "/post/6f1b2c3d-0001-4a00-8000-000000000001";

/** Starts what serves pages of all kinds: the site with trackers, one with a deleted account, and one that is broken. */
export async function startShiftPages(): Promise<{ readonly pages: ShiftPage[]; stop(): Promise<void> }> {
  const [site, deletions, broken] = await Promise.all([
    startSite(trackers),
    startSite(trackers),
    startSite({}, "server/broken-site.harness.ts"),
  ]);
  const receipt = await deleteAccount(deletions.origin);
  return {
    pages: [
      ...everyPage.map(({ name, path }) => ({ name, url: site.origin + path, opens: opensOn(name) })),
      { name: "embed", url: `${site.origin}/embed${post}`, opens: {} },
      {
        name: "deletion-receipt",
        url: `${deletions.origin}/delete-account/receipt`,
        cookie: receipt,
        opens: { before: consentQuestion },
      },
      {
        name: "cancel-deletion",
        url: `${deletions.origin}/delete-account/cancel?token=${receipt.value}`,
        opens: { before: consentQuestion },
      },
      { name: "server-error", url: broken.origin + post, opens: {} },
    ],
    async stop() {
      for (const { stop } of [site, deletions, broken]) await stop();
    },
  };
}

/** The landing page invites to the stores first, and nothing may cover a ticket. */
function opensOn(name: string): ShiftPage["opens"] {
  if (name === "landing") return { after: "dialog[open]" };
  return name.startsWith("ticket") ? {} : { before: consentQuestion };
}

/** Returns the cookie that shows the receipt; its value is also the secret of the cancel link. */
async function deleteAccount(origin: string): Promise<{ readonly name: string; readonly value: string }> {
  const response = await fetch(`${origin}/delete-account`, {
    method: "POST",
    redirect: "manual",
    headers: { origin },
    body: new URLSearchParams(account),
  });
  const [, name, value] = /^([^=]*)=([^;]*)/.exec(response.headers.getSetCookie()[0] ?? "") ?? [];
  if (name === undefined || value === undefined) throw new Error(`no receipt: ${response.status}`);
  return { name, value };
}
