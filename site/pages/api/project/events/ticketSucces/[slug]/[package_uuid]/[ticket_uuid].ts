import { isIdentifier, isSlug } from "#contract/identifiers.ts";
import { productPaths } from "#contract/product-paths.ts";
import { passOn, readOnly } from "#site/http/pass-on.ts";

export const ALL = readOnly(({ locals, params }) => {
  const { slug, package_uuid: packageUuid, ticket_uuid: ticketUuid } = params;
  const known = isSlug(slug) && isIdentifier(packageUuid) && isIdentifier(ticketUuid);
  return passOn(locals, known ? productPaths.ticket(slug, packageUuid, ticketUuid) : undefined, "none");
});
