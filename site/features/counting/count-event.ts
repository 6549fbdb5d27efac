import { z } from "zod";
import { locales } from "#locales/index.ts";
import { detectInAppBrowser } from "#site/features/in-app-browser/detect-in-app-browser.ts";
import { inAppBrowsers } from "#site/features/in-app-browser/in-app-browsers.ts";
import { campaignNames } from "#site/features/store-links/campaign.ts";
import { detectPhone } from "#site/features/store-links/detect-phone.ts";
import { storePositions, stores } from "#site/features/store-links/store-urls.ts";
import { verbs } from "#site/features/store-links/verbs.ts";
import { calendars } from "#site/features/ticket/actions/actions-view.ts";
import { wallets } from "#site/features/ticket/wallets/wallet-offer.ts";
import { pageKinds } from "#site/routes.ts";
import { type CountLabels, paintClasses } from "./count-labels.ts";

const plainEvents = ["view", "in-app-exit", "link-copy", "code-show", "share", "translate", "ticket-save"] as const;

const common = {
  page: z.enum(pageKinds),
  language: z.enum(locales),
  /** The app, where only the page can detect it; all others name themselves in their user agent. */
  app: z.enum(inAppBrowsers.map(({ id }) => id)).optional(),
};
const schema = z.discriminatedUnion("event", [
  z.strictObject({ ...common, event: z.enum(plainEvents) }),
  z.strictObject({ ...common, event: z.enum(["chooser-open", "app-open"]), detail: z.enum(verbs).optional() }),
  z.strictObject({
    ...common,
    event: z.literal("store-click"),
    store: z.enum(stores),
    position: z.enum(storePositions),
  }),
  z.strictObject({ ...common, event: z.literal("calendar"), detail: z.enum(calendars) }),
  z.strictObject({ ...common, event: z.literal("wallet"), detail: z.enum(wallets) }),
  z.strictObject({ ...common, event: z.enum(["campaign-view", "campaign-store"]), detail: z.enum(campaignNames) }),
  z.strictObject({ ...common, event: z.literal("paint"), detail: z.enum(paintClasses) }),
]);

/** An event as a page sends it: values of closed lists and nothing else. */
export type CountMessage = z.infer<typeof schema>;

/** What is counted of the visitor's device; the user agent itself is not stored. */
export type Device = Pick<CountLabels, "phone" | "app">;

export function readDevice(userAgent: string): Device {
  return { phone: detectPhone(userAgent) ?? "other", app: detectInAppBrowser(userAgent) ?? "browser" };
}

/**
 * @param body a `CountMessage` as JSON
 * @returns undefined for anything that is not wholly of the closed lists
 */
export function readCountEvent(body: string, device: Device): CountLabels | undefined {
  const message = schema.safeParse(parse(body)).data;
  if (!message) return undefined;
  const { event, page, language, app = device.app } = message;
  const isOfCampaign = event === "campaign-view" || event === "campaign-store";
  const isCoarse = isOfCampaign || event === "paint";
  return {
    event,
    page,
    language: isCoarse ? "" : language,
    phone: isOfCampaign ? "" : device.phone,
    app: isCoarse ? "" : app,
    place: event === "store-click" ? message.position : "",
    detail: event === "store-click" ? message.store : (("detail" in message ? message.detail : undefined) ?? ""),
  };
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
