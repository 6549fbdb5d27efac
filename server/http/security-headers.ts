/**
 * Headers of every response, errors and static files included. Pages replace the Content-Security-Policy with their
 * own.
 *
 * @param siteOrigin HSTS is sent only where visitors use https; browsers ignore it over http
 */
export function securityHeaders(siteOrigin: string): Readonly<Record<string, string>> {
  return {
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    // Sensors that need no permission prompt, and the permissions that are requested most.
    "Permissions-Policy": "accelerometer=(),camera=(),geolocation=(),gyroscope=(),microphone=()",
    // Two years, as the preload list requires (hstspreload.org).
    ...(siteOrigin.startsWith("https:") && {
      "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
    }),
  };
}

/**
 * Whether a page's policy lets any site frame it, as that of the embeddable card does. X-Frame-Options cannot say so
 * and must be left out.
 */
export function mayBeFramed(policy: string | null): boolean {
  return policy !== null && /(^|;)\s*frame-ancestors \*\s*(;|$)/.test(policy);
}
