import type { APIRoute } from "astro";
import { rssFeed } from "#site/features/feeds/rss-feed.ts";
import { answerWithFeed } from "./_answer-with-feed.ts";

export const GET: APIRoute = (context) => answerWithFeed(context, "application/rss+xml", rssFeed);
