import { appLinkHost, type RecordedSite, siteOrigin } from "./recorded-request.ts";
import { deletionRequests } from "./requests/deletion.ts";
import { hostRequests } from "./requests/hosts.ts";
import { languageRequests } from "./requests/languages.ts";
import { machineRequests } from "./requests/machines.ts";
import { pageRequests } from "./requests/pages.ts";
import { failingRequests, outageRequests, slowRequests, withholdingRequests } from "./requests/remote.ts";
import { representationRequests } from "./requests/representations.ts";
import { spellingRequests } from "./requests/spellings.ts";
import { ticketRequests } from "./requests/tickets.ts";
import { observedRequests, plainRequests, trackedRequests } from "./requests/variants.ts";

const site = { SITE_ORIGIN: siteOrigin, APP_LINK_ORIGIN: `https://${appLinkHost}`, TRUSTED_PROXIES: "127.0.0.1" };
const remote = (productServer: string) => ({ ...site, API_ORIGIN: productServer });

/** Of files that the program writes to `{{folder}}`. */
const wallets = {
  APPLE_WALLET_CERTIFICATE: "{{folder}}/pass.pem",
  APPLE_WALLET_KEY: "{{folder}}/pass-key.pem",
  APPLE_WALLET_ISSUER_CERTIFICATE: "{{folder}}/issuer.pem",
  GOOGLE_WALLET_ISSUER_ID: "3388000000012345678",
  GOOGLE_WALLET_KEY: "{{folder}}/google.json",
};

/** All sites, the longest first. Requests to one of them may depend on those before; sites know nothing of each other. */
export const recordedSites: readonly RecordedSite[] = [
  { name: "outage", settings: remote, requests: outageRequests },
  {
    name: "demo",
    settings: () => ({ ...site, METRICS_PORT: "{{port}}", ...wallets }),
    requests: [
      ...pageRequests,
      ...languageRequests,
      ...representationRequests,
      ...spellingRequests,
      ...hostRequests,
      ...machineRequests,
      ...ticketRequests,
    ],
  },
  { name: "slow", settings: remote, requests: slowRequests, parallel: 6, isSlow: true },
  { name: "withholding", settings: remote, requests: withholdingRequests },
  { name: "failing", settings: remote, requests: failingRequests },
  { name: "deletion", settings: () => site, requests: deletionRequests },
  { name: "plain", settings: () => ({ SITE_ORIGIN: siteOrigin.replace("https:", "http:") }), requests: plainRequests },
  {
    name: "tracked",
    settings: () => ({
      SITE_ORIGIN: siteOrigin,
      HSTS_PRELOAD: "true",
      OFFLINE_TICKETS: "false",
      META_PIXEL_ID: "123456789012345",
      GA_MEASUREMENT_ID: "G-ABCDE12345",
    }),
    requests: trackedRequests,
  },
  {
    name: "as-observed",
    settings: () => ({ SITE_ORIGIN: siteOrigin, AS_OBSERVED: "true" }),
    requests: observedRequests,
  },
];
