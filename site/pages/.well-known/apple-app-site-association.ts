import type { APIRoute } from "astro";
import { appleAssociation } from "#site/features/app-links/apple-association.ts";
import { associationAnswer } from "#site/features/app-links/association-answer.ts";

export const GET: APIRoute = ({ locals: { settings } }) =>
  associationAnswer(settings.appleAppId === undefined ? undefined : appleAssociation(settings.appleAppId));
