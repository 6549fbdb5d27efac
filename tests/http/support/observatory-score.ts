/**
 * Points of MDN's HTTP Observatory for one response, as of `@mdn/mdn-http-observatory` 1.4.8. That package is the
 * Observatory's server: 233 packages, 131 MB, a database client that is compiled, and lists that it downloads when it is
 * installed. Both have given 6,000 generated headers and every page the same points (docs/reliability.md).
 */
export interface ObservatoryScore {
  readonly score: number;
  /** What each test has added to 100 points, or taken off. */
  readonly modifiers: Readonly<Record<string, number>>;
}

type Sources = ReadonlyMap<string, readonly string[]>;

/** Sources that let in half the web. */
const broad = ["http:", "https:", "ftp:", "*", "http://*", "https://*", "http://*.*", "https://*.*"];
const broadOrInline = [...broad, "'unsafe-inline'", "data:"];

/**
 * Scores a page that is sent over https. Two of its tests need more than a response and count as 0 here: the redirect
 * from http, and the preload list of browsers. So does the one of cookies: responses of the site set none, or the score
 * fails.
 *
 * @param document to find scripts of other hosts in
 */
export function observatoryScore(headers: Headers, document: Document): ObservatoryScore {
  const policy = parsePolicy(headers.get("content-security-policy"));
  const modifiers = {
    "content-security-policy": scorePolicy(policy),
    cookies: headers.has("set-cookie") ? -20 : 0,
    "cross-origin-resource-policy":
      { "same-origin": 10, "same-site": 10, "cross-origin": 0 }[
        headers.get("cross-origin-resource-policy") ?? "cross-origin"
      ] ?? -5,
    "cross-origin-resource-sharing":
      headers.has("access-control-allow-origin") && headers.has("access-control-allow-credentials") ? -50 : 0,
    "referrer-policy": scoreReferrerPolicy(headers.get("referrer-policy")),
    "strict-transport-security": scoreTransportSecurity(headers.get("strict-transport-security")),
    "subresource-integrity": scoreIntegrity(document),
    "x-content-type-options": headers.get("x-content-type-options") === "nosniff" ? 0 : -5,
    "x-frame-options": policy?.has("frame-ancestors") ? 5 : -20,
  };
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 100);
  const withoutBonus = sum(Object.values(modifiers).filter((value) => value < 0));
  return { score: withoutBonus >= 90 ? sum(Object.values(modifiers)) : withoutBonus, modifiers };
}

function parsePolicy(header: string | null): Sources | undefined {
  if (header === null) return undefined;
  const directives = header.split(";").map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = "", ...sources]) => [name.toLowerCase(), sources]));
}

function scorePolicy(policy: Sources | undefined): number {
  if (!policy) return -25;
  const of = (name: string) => policy.get(name) ?? policy.get("default-src") ?? ["*"];
  const hasHash = (sources: readonly string[]) => sources.some((source) => /^'(sha\d+|nonce)-/.test(source));
  const active = (name: string) => of(name).filter((source) => source !== "'unsafe-inline'" || !hasHash(of(name)));
  const insecure = (sources: readonly string[]) => sources.some((source) => /^(http|ftp):/.test(source));
  const scripts = active("script-src");
  const styles = active("style-src");
  if (scripts.some((source) => broadOrInline.includes(source))) return -20;
  if (of("object-src").some((source) => broad.includes(source))) return -20;
  if ([...policy].some(([name, sources]) => !/^(img|media)-src$/.test(name) && insecure(sources))) return -20;
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10;
  if (insecure([...of("img-src"), ...of("media-src")])) return -10;
  if (styles.some((source) => broadOrInline.includes(source))) return 0;
  return policy.get("default-src")?.join() === "'none'" ? 10 : 5;
}

function scoreReferrerPolicy(value: string | null): number {
  if (value === null) return 0;
  return ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"].includes(value) ? 5 : -5;
}

function scoreTransportSecurity(value: string | null): number {
  const seconds = Number(/max-age=(\d+)/.exec(value ?? "")?.[1] ?? Number.NaN);
  if (Number.isNaN(seconds)) return -20;
  return seconds >= 15_552_000 ? 0 : -10;
}

function scoreIntegrity(document: Document): number {
  const foreign = [...document.querySelectorAll("script[src]")].filter((script) =>
    /^(https?:)?\/\//.test(script.getAttribute("src") ?? ""),
  );
  if (foreign.length === 0) return 0;
  return foreign.every((script) => script.hasAttribute("integrity")) ? 5 : -5;
}
