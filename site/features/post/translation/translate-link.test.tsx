import { expect, test } from "vitest";
import { brand } from "#brand/brand.ts";
import { PostCard } from "#site/features/post/post-card.tsx";
import { postView } from "#site/features/post/post-view.ts";
import { storeContext } from "#site/features/store-links/store-context.ts";
import { WayToAppContext } from "#site/features/store-links/way-to-app.ts";
import { htmlIn, i18nOf } from "#site/i18n/i18n.harness.tsx";
import { unsigned } from "#site/images/sign-image.harness.ts";
import { postWith } from "#site/product-api/posts.harness.ts";
import { translationUrl } from "./translation-url.ts";

const turkishText = "Annemin yaptığı mercimek çorbasının yerini hiçbir restoran tutmuyor.";

/** A post's card on a page in a language. */
function cardIn(code: "de" | "tr", content: string, isMain = true): string {
  const i18n = i18nOf(code, true);
  const post = postView(postWith({ content }), { ...i18n, signImage: unsigned });
  return htmlIn(
    i18n,
    <WayToAppContext value={{ context: storeContext("post", code), phoneUrl: "https://meydan.example/download" }}>
      <PostCard post={post} isMain={isMain} shareUrl="https://meydan.example/post/p-1" />
    </WayToAppContext>,
  );
}

/** The link to the translator in it. */
const linkIn = (...card: Parameters<typeof cardIn>): string | undefined =>
  cardIn(...card).match(/<a [^>]*data-count="translate"[^>]*>.*?<\/a>/)?.[0];

// Mozilla's Readability 0.6 leaves out a <div> of few words and a link; a class with "content" lets it stay.
test("text and link stand in a block that reader views take for the content", () => {
  expect(cardIn("de", turkishText)).toMatch(
    /<div class="e-content[^>]*>(?:(?!<\/div>).)*Annemin.*?<\/div><a [^>]*data-count="translate"/,
  );
});

test("a German reader can have a Turkish post translated, in a new tab that learns nothing of the page", () => {
  const link = linkIn("de", turkishText) ?? "";
  expect(link).toContain(` href="${translationUrl(turkishText, "de").href.replaceAll("&", "&amp;")}"`);
  expect(link).toContain('target="_blank" rel="noreferrer noopener nofollow"');
  expect(link.replace(/<[^>]*>/g, "")).toBe(`Mit ${brand.translator.name} übersetzen (öffnet sich in einem neuen Tab)`);
});

test("a text that is cut says so", () => {
  expect(linkIn("de", `${turkishText} `.repeat(60))).toContain(`Anfang mit ${brand.translator.name} übersetzen`);
});

test("a post in the page's language, one whose language is not sure, and the others have none", () => {
  expect(linkIn("tr", turkishText)).toBeUndefined();
  expect(linkIn("de", "Tamam")).toBeUndefined();
  expect(linkIn("de", turkishText, false)).toBeUndefined();
});
