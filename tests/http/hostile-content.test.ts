import { expect, test } from "vitest";
import { productPaths } from "#contract/product-paths.ts";
import type { Post } from "#contract/responses/post-response.ts";
import type { UserResponse } from "#contract/responses/user-response.ts";
import { hostileTexts } from "../e2e/support/product-server/hostile-texts.ts";
import { fakePostResponse, postCall, postPath } from "../e2e/support/product-server/post-responses.ts";
import { type FetchedDocument, fetchDocument } from "./support/fetch-document.ts";
import { fetchImage } from "./support/fetch-image.ts";
import { startScriptedSite } from "./support/start-scripted-site.ts";
import { structuredDataErrors } from "./support/structured-data-errors.ts";

const site = startScriptedSite();

/** Characters that change the direction of text around them. */
const bidiControls = /[\u202a-\u202e\u2066-\u2069]/;

function expectSoundHead(head: FetchedDocument): void {
  // Some chats read no more of a page.
  expect(Buffer.byteLength(head.html.slice(0, head.html.lastIndexOf("<meta")))).toBeLessThan(16_384);
  expect(head.html.isWellFormed() && !head.html.includes("\ufffd")).toBe(true);
  for (const name of ["og:title", "og:description", "profile:username"]) {
    expect(head.meta(name) ?? "").not.toMatch(bidiControls);
  }
  expect(structuredDataErrors(head.graph)).toEqual([]);
}

test.each(hostileTexts)("%s, in a post: a whole head within 16 kB, and an image", async (_name, content) => {
  const user = {
    uuid: "u-1",
    username: content,
    fullName: content,
    avatar: null,
  } satisfies Record<keyof Post["user"], unknown>;
  site.productServer.on(postCall, { json: fakePostResponse({ content, user }) });
  const head = await fetchDocument(`${site.origin}${postPath}?lng=tr`);
  expectSoundHead(head);
  const { response, image } = await fetchImage(head.meta("og:image"));
  expect(response.status).toBe(200);
  expect(image).toMatchObject({ width: 1200, height: 630 });
  expect([...(head.meta("og:title") ?? "")].length).toBeLessThan(1000);
  expect([...(head.meta("og:description") ?? "")].length).toBeLessThanOrEqual(1300);
  expect(head.meta("og:url")).toBe(`${site.origin}${postPath}`);
});

test.each(hostileTexts)("%s, in a profile: a whole head within 16 kB", async (_name, content) => {
  const user = {
    uuid: "u-1",
    username: content,
    fullName: content,
    bio: content,
    avatar: null,
    followersCount: 1,
    followingCount: 2,
    createdAt: "2024-03-09T10:00:00+03:00",
  } satisfies Record<keyof UserResponse["result"]["data"], unknown>;
  site.productServer.on(productPaths.user("u-1"), { json: { result: { data: user } } });
  site.productServer.on(productPaths.userPosts("u-1"), { json: { result: [] } });
  const head = await fetchDocument(`${site.origin}/profile/u-1?lng=tr`);
  expectSoundHead(head);
  expect(JSON.stringify(head.graph).length).toBeLessThan(20_000);
});
