import type { APIRoute } from "astro";
import { androidAssociation } from "#site/features/app-links/android-association.ts";
import { associationAnswer } from "#site/features/app-links/association-answer.ts";

export const GET: APIRoute = ({ locals: { settings } }) =>
  associationAnswer(settings.androidApp && androidAssociation(settings.androidApp));
