import type { Behavior } from "../e2e/support/product-server.ts";

/** What to read from another response before a request is sent: `{{name}}` in the request stands for it. */
export interface Lookup {
  /** Request target of a GET. */
  readonly on: string;
  /** Searched in header lines ("name: value") and body. The first group counts, or else the whole match. */
  readonly match: RegExp;
  readonly headers?: RequestHeaders;
}

/** By name; `undefined` removes one that visitors send (`visitor`). */
export type RequestHeaders = Readonly<Record<string, string | undefined>>;

export interface RecordedRequest {
  /** Unique in its site. Says what the request is there for. */
  readonly name: string;
  /** GET where not said. */
  readonly method?: string;
  /** Request target, sent as it is. */
  readonly target: string;
  readonly headers?: RequestHeaders;
  /** Header lines beside these, for names that are there twice. */
  readonly moreHeaders?: readonly (readonly [name: string, value: string])[];
  readonly body?: string;
  /** Sends the body without its length. */
  readonly chunked?: boolean;
  /** The whole request as it goes over the wire, instead of all above. */
  readonly raw?: string;
  readonly uses?: Readonly<Record<string, Lookup>>;
  /** What later requests of the site use, from this response. */
  readonly keeps?: Readonly<Record<string, RegExp>>;
  /** How the product server responds from now on, by call. */
  readonly on?: Readonly<Record<string, Behavior>>;
  /** Requests that are sent before, and not recorded. */
  readonly before?: readonly Pick<RecordedRequest, "method" | "target" | "headers" | "body">[];
  /** Milliseconds since the first request of the site before which it is not sent. */
  readonly notBefore?: number;
  /** Keeps the `Age` header, which depends on the order of requests. */
  readonly keepAge?: boolean;
  /** The body changes with every build. */
  readonly ignoreBody?: boolean;
}

/** A site to start, and the requests to it in their order. */
export interface RecordedSite {
  readonly name: string;
  /** @param productServer origin of the product server of the test */
  readonly settings: (productServer: string) => Readonly<Record<string, string>>;
  readonly requests: readonly RecordedRequest[];
  /** Requests at a time; 1 where not said. */
  readonly parallel?: number;
  /** Its pages are meant to be in their loading state. In other sites, only a busy machine makes them so. */
  readonly isSlow?: boolean;
}

export const siteHost = "www.meydan.example";
export const siteOrigin = `https://${siteHost}`;
export const appLinkHost = "app.meydan.example";

export const userAgents = {
  desktop: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
  iphone: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1",
  android: "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36",
  googlebot: "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  whatsapp: "WhatsApp/2.23.20.0 A",
} as const;

/** The headers of every request that does not say otherwise. */
export const visitor: RequestHeaders = {
  Host: siteHost,
  "User-Agent": userAgents.desktop,
  Accept: "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8",
  "Accept-Language": "tr-TR,tr;q=0.9",
  "Accept-Encoding": "gzip, deflate, br, zstd",
  Connection: "keep-alive",
};

export const crawler: RequestHeaders = { "User-Agent": userAgents.googlebot };

/** Ids of the demo content. */
export const demo = {
  post: "/post/6f1b2c3d-0001-4a00-8000-000000000001",
  video: "/post/6f1b2c3d-0002-4a00-8000-000000000002",
  profile: "/profile/6f1b2c3d-00a1-4a00-8000-0000000000a1",
  ticket: "/ticket/bogazda-yaz-konseri/6f1b2c3d-00b1-4a00-8000-0000000000b1/6f1b2c3d-00c1-4a00-8000-0000000000c1",
} as const;

export type Options = Omit<RecordedRequest, "name" | "target">;

export function get(name: string, target: string, options: Options = {}): RecordedRequest {
  return { name, target, ...options };
}

/** A request of a page that has an ETag, with that ETag as `{{etag}}`. */
export function withEtag(target: string, headers: RequestHeaders = {}): Pick<RecordedRequest, "uses"> {
  return { uses: { etag: { on: target, match: /^etag: (.+)$/m, headers } } };
}
