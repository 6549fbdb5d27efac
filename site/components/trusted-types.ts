/** The part of the Trusted Types API that is used here; TypeScript's DOM library does not have it yet. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createHTML: (text: string) => string; readonly createScriptURL: (text: string) => string },
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

/** The policy returns the one constant, whatever it is asked for. */
function createPolicy(name: PolicyName, constant: string) {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  return trustedTypes?.createPolicy(name, { createHTML: () => constant, createScriptURL: () => constant });
}
