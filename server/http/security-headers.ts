/**
 * Headers of every response, errors and static files included. Pages replace the Content-Security-Policy by
 * their own, which allows what they load and nothing else.
 *
 * @param siteOrigin HSTS is a lie where visitors do not come over https, and browsers ignore it there
 */
export function securityHeaders(siteOrigin: string): Readonly<Record<string, string>> {
  return {
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    // What a script gets without asking anyone, and what visitors are asked for most. All else that is powerful needs
    // both a press and a yes, is never handed to a frame, and would be 100 bytes more of each first view.
    "Permissions-Policy": "accelerometer=(),camera=(),geolocation=(),gyroscope=(),microphone=()",
    // Two years, as the preload list demands (hstspreload.org).
    ...(siteOrigin.startsWith("https:") && {
      "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
    }),
  };
}

/**
 * Whether a page's own policy lets every site frame it, as the embeddable card's does. X-Frame-Options has no word
 * for that and is then left out.
 */
export function mayBeFramed(policy: string | null): boolean {
  return policy !== null && /(^|;)\s*frame-ancestors \*\s*(;|$)/.test(policy);
}
