import { LRUCache } from "lru-cache";
import type { LanguageCode } from "#locales/index.ts";
import { findCacheableRoute, type Sharing } from "#site/http/cacheable-routes.ts";
import { matchLocale } from "#site/i18n/match-locale.ts";
import { localeParameter } from "#site/i18n/resolve-locale.ts";
import { waitForDataParameter } from "#site/product-api/timeouts.ts";

/** What an address asks for, in one spelling: all that a page which is shared may depend on, besides the language. */
export interface PageTarget {
  readonly sharing: Sharing;
  readonly path: string;
  /** Parameters that are read, in a fixed order, without `whole`; as it is where nothing is shared. */
  readonly search: string;
  /** Where the address names it; otherwise the visitor's headers do. */
  readonly language: LanguageCode | undefined;
  /** Waits for the product server as long as a robot does. */
  readonly whole: boolean;
}

/** @param path a checked one (server/request-target.ts) @param search empty, or from "?" on */
export function readPageTarget(path: string, search: string): PageTarget {
  const query = new URLSearchParams(search);
  const { sharing, parameters = [] } = findCacheableRoute(path, query);
  const language = matchLocale(query.get(localeParameter));
  const whole = query.has(waitForDataParameter);
  if (sharing === "none") return { sharing, path, search, language, whole };
  const read = new URLSearchParams();
  for (const name of parameters) {
    const value = query.get(name);
    if (value !== null) read.set(name, value);
  }
  if (sharing === "by-locale" && language) read.set(localeParameter, language);
  return { sharing, path, search: read.size > 0 ? `?${read}` : "", language, whole };
}

/** Request lines that are remembered, and the length up to which: at most about 2 MB. */
const remembered = { max: 4000, length: 250 };

/** Targets of request lines that have come all the way to a page before; no check needs to be made twice. */
export interface KnownTargets {
  readonly get: (requestLine: string) => PageTarget | undefined;
  readonly add: (requestLine: string, target: PageTarget) => void;
}

export function createKnownTargets(): KnownTargets {
  const targets = new LRUCache<string, PageTarget>({ max: remembered.max });
  return {
    get: (requestLine) => targets.get(requestLine),
    add(requestLine, target) {
      if (requestLine.length <= remembered.length) targets.set(requestLine, target);
    },
  };
}
