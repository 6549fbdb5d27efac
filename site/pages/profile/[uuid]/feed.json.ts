import type { APIRoute } from "astro";
import { jsonFeed } from "#site/features/feeds/json-feed.ts";
import { feedResponse } from "./_answer-with-feed.ts";

export const GET: APIRoute = (context) => feedResponse(context, "application/feed+json", jsonFeed);
