import { isIdentifier, isSlug } from "#contract/identifiers.ts";
import { productPaths } from "#contract/product-paths.ts";
import { proxyProductApi, readOnly } from "#site/http/proxy-product-api.ts";

export const ALL = readOnly(({ locals, params }) => {
  const { slug, package_uuid: packageUuid, ticket_uuid: ticketUuid } = params;
  const known = isSlug(slug) && isIdentifier(packageUuid) && isIdentifier(ticketUuid);
  return proxyProductApi(locals, known ? productPaths.ticket(slug, packageUuid, ticketUuid) : undefined, "none");
});
