import type { APIRoute } from "astro";
import { appleAssociation } from "#site/features/app-links/apple-association.ts";
import { associationResponse } from "#site/features/app-links/association-response.ts";

export const GET: APIRoute = ({ locals: { settings } }) =>
  associationResponse(settings.appleAppId === undefined ? undefined : appleAssociation(settings.appleAppId));
