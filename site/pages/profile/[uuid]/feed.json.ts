import type { APIRoute } from "astro";
import { jsonFeed } from "#site/features/feeds/json-feed.ts";
import { answerWithFeed } from "./_answer-with-feed.ts";

export const GET: APIRoute = (context) => answerWithFeed(context, "application/feed+json", jsonFeed);
