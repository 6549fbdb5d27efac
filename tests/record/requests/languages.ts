import { locales } from "#locales/index.ts";
import { demo, get, type RecordedRequest } from "../recorded-request.ts";

const cookie = (value: string) => ({ headers: { Cookie: value } });
const accept = (value: string | undefined) => ({ headers: { "Accept-Language": value } });

/** Each language, and each way to ask for one. */
export const languageRequests: readonly RecordedRequest[] = [
  ...locales.map((code) => get(`landing in ${code}`, `/?lng=${code}`)),
  ...["ar", "ja"].flatMap((code) =>
    [demo.post, demo.profile, demo.ticket, "/download", "/delete-account", "/privacy-policy", "/no-such-page"].map(
      (path) => get(`${path} in ${code}`, `${path}?lng=${code}`),
    ),
  ),
  get("lng in capitals", "/privacy-policy?lng=DE"),
  get("lng with a region", "/privacy-policy?lng=de-AT"),
  get("lng with an underscore", "/privacy-policy?lng=pt_BR"),
  get("lng unknown", "/privacy-policy?lng=xx"),
  get("lng empty", "/privacy-policy?lng="),
  get("lng twice", "/privacy-policy?lng=fr&lng=de"),
  get("lng twice, the first unknown", "/privacy-policy?lng=xx&lng=de"),
  get("lng percent-encoded", "/privacy-policy?%6Cng=de"),
  get("lng, cookie and header differ", "/privacy-policy?lng=fr", {
    headers: { Cookie: "i18next=de", "Accept-Language": "ar" },
  }),
  get("cookie", demo.post, cookie("i18next=ar")),
  get("cookie beats header", "/privacy-policy", cookie("a=b; i18next=de; c=d")),
  get("cookie with a region", "/privacy-policy", cookie("i18next=en-US")),
  get("cookie unknown", "/privacy-policy", cookie("i18next=xx")),
  get("cookie percent-encoded", "/privacy-policy", cookie("i18next=d%65")),
  get("cookie quoted", "/privacy-policy", cookie('i18next="de"')),
  get("cookie twice", "/privacy-policy", cookie("i18next=de; i18next=fr")),
  get("cookie of another name", "/privacy-policy", cookie("xi18next=de")),
  get("cookie on a ticket", demo.ticket, cookie("i18next=ko")),
  get("Accept-Language none", demo.post, accept(undefined)),
  get("Accept-Language empty", "/privacy-policy", accept("")),
  get("Accept-Language by quality", "/privacy-policy", accept("de;q=0.5, fr;q=0.7, xx")),
  get("Accept-Language excluded", "/privacy-policy", accept("de;q=0, it;q=0.1")),
  get("Accept-Language any", "/privacy-policy", accept("*")),
  get("Accept-Language zh-Hant-TW", "/privacy-policy", accept("zh-Hant-TW")),
  get("Accept-Language of none of the 15", "/privacy-policy", accept("nl,sv;q=0.9")),
  get("Accept-Language nonsense", "/privacy-policy", accept(";;;q=,=,\u00e4")),
  get("Accept-Language long", "/privacy-policy", accept(`${"xx,".repeat(400)}de`)),
  get("language of a missing post", "/post/nobody-wrote-this-in-hindi", accept("hi")),
  get("language of a refused method", "/", { method: "POST", ...accept("fa") }),
];
