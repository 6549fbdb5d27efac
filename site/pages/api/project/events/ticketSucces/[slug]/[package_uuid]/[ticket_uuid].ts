import type { APIRoute } from "astro";
import { isIdentifier, isSlug } from "#contract/identifiers.ts";
import { productPaths } from "#contract/product-paths.ts";
import { passOn, refuseMethod } from "#site/http/pass-on.ts";

export const GET: APIRoute = ({ locals, params }) => {
  const { slug, package_uuid: packageUuid, ticket_uuid: ticketUuid } = params;
  const known = isSlug(slug) && isIdentifier(packageUuid) && isIdentifier(ticketUuid);
  return passOn(locals, known ? productPaths.ticket(slug, packageUuid, ticketUuid) : undefined, "none");
};

export const HEAD = GET;
export const ALL: APIRoute = refuseMethod;
