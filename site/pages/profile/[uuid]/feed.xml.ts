import type { APIRoute } from "astro";
import { rssFeed } from "#site/features/feeds/rss-feed.ts";
import { feedResponse } from "./_answer-with-feed.ts";

export const GET: APIRoute = (context) => feedResponse(context, "application/rss+xml", rssFeed);
