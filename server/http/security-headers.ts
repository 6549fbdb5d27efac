/**
 * Headers of every response, errors and static files included. Pages replace the Content-Security-Policy with their
 * own. `frame-ancestors` replaces X-Frame-Options, which every browser with Content-Security-Policy ignores. The values
 * are those that MDN's HTTP Observatory and OWASP's Secure Headers Project ask for.
 *
 * @param siteOrigin HSTS is sent only where visitors use https; browsers ignore it over http
 * @param hstsPreload extends HSTS to all subdomains and asks for the preload list, which is hard to undo
 */
export function securityHeaders(siteOrigin: string, hstsPreload = false): Readonly<Record<string, string>> {
  return {
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    // Sensors that need no permission prompt, and the permissions that are requested most.
    "Permissions-Policy": "accelerometer=(),camera=(),geolocation=(),gyroscope=(),microphone=()",
    // Two years. The preload list asks for one at least (hstspreload.org).
    ...(siteOrigin.startsWith("https:") && {
      "Strict-Transport-Security": `max-age=63072000${hstsPreload ? "; includeSubDomains; preload" : ""}`,
    }),
  };
}
