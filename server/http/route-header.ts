/** Tells the proxy in front which route it logs: a URL may be a credential. deploy/nginx.conf hides it from visitors. */
export const routeHeader = "X-Route";
