import type { APIRoute } from "astro";
import { isIdentifier } from "#contract/identifiers.ts";
import { productPaths } from "#contract/product-paths.ts";
import { passOn, refuseMethod } from "#site/http/pass-on.ts";

export const GET: APIRoute = ({ locals, params }) => {
  const { uuid } = params;
  return passOn(locals, isIdentifier(uuid) ? productPaths.user(uuid) : undefined, "preview");
};

export const HEAD = GET;
export const ALL: APIRoute = refuseMethod;
