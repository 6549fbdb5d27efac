/** The part of the Trusted Types API that is used here; TypeScript's DOM library does not have it yet. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: {
      readonly createHTML: (text: string) => string | undefined;
      readonly createScriptURL?: (text: string) => string;
    },
  ) => { readonly createHTML: (text: string) => string; readonly createScriptURL: (text: string) => string };
}

/**
 * Names of policies. A page may use only those that its Content-Security-Policy lists for its kind
 * (site/head/content-security-policy.ts).
 */
type PolicyName = "ticket-worker" | "word-mark";

/**
 * Makes a constant of this project acceptable to `innerHTML` where the page enforces Trusted Types. Call it once for
 * each constant: a browser refuses a second policy of the same name.
 *
 * @param html never anything that comes from a visitor or a server
 * @returns the text itself on the server and in browsers without Trusted Types
 */
export function trustedHtml(policy: PolicyName, html: string): string {
  return createPolicy(policy, html)?.createHTML(html) ?? html;
}

/** The same for the URL of a script, such as a worker's. */
export function trustedScriptUrl(policy: PolicyName, url: string): string {
  return createPolicy(policy, url)?.createScriptURL(url) ?? url;
}

/**
 * Lets a library that knows nothing of Trusted Types write HTML of this project: `innerHTML` goes on refusing all other
 * text. Call it once on a page, whose Content-Security-Policy lists "default".
 */
export function allowHtml(isOurs: (html: string) => boolean): void {
  trustedTypes()?.createPolicy("default", { createHTML: (html) => (isOurs(html) ? html : undefined) });
}

/** The policy returns the one constant, for any input. */
function createPolicy(name: PolicyName, constant: string) {
  return trustedTypes()?.createPolicy(name, { createHTML: () => constant, createScriptURL: () => constant });
}

function trustedTypes(): TrustedTypes | undefined {
  return (globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes;
}
