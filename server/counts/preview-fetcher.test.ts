import { expect, test } from "vitest";
import { isCrawler } from "#site/http/is-crawler.ts";
import { previewFetcher } from "./counting.ts";

test.each([
  [
    "apple",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0",
  ],
  ["telegram", "TelegramBot (like TwitterBot)"],
  ["x", "Twitterbot/1.0"],
  ["meta", "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)"],
  ["meta", "meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)"],
  ["whatsapp-signal", "WhatsApp/2.23.20.0 A"],
  ["whatsapp-signal", "WhatsApp/2"],
  ["discord", "Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)"],
  ["slack", "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)"],
  ["linkedin", "LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)"],
  ["search", "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"],
  [
    "search",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.1.1 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)",
  ],
  ["other", "Mozilla/5.0 (compatible; SkypeUriPreview Preview/0.5)"],
  ["other", "Synapse (bot; +https://github.com/matrix-org/synapse)"],
])("%s fetches as %s", (name, userAgent) => {
  expect(isCrawler(userAgent)).toBe(true);
  expect(previewFetcher(userAgent)).toBe(name);
});
