import type { APIRoute } from "astro";
import { androidAssociation } from "#site/features/app-links/android-association.ts";
import { associationResponse } from "#site/features/app-links/association-response.ts";

export const GET: APIRoute = ({ locals: { settings } }) =>
  associationResponse(settings.androidApp && androidAssociation(settings.androidApp));
