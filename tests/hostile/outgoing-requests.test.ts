import { expect, test } from "vitest";
import { fakePostResponse, postCall, postPath } from "../e2e/support/product-server/post-responses.ts";
import { startScriptedSite } from "../http/support/start-scripted-site.ts";

const mediaOrigin = "http://media.example";
const site = startScriptedSite(() => ({ MEDIA_ORIGINS: mediaOrigin }));

test("the page's policy names the listed MEDIA_ORIGINS and never the internal API_ORIGIN", async () => {
  site.productServer.on(postCall, { json: fakePostResponse() });
  for (const path of [postPath, "/profile/u-1", `/embed${postPath}`, "/"]) {
    const response = await fetch(site.origin + path);
    const policy = response.headers.get("content-security-policy");
    expect(policy, path).not.toContain(site.productServer.origin);
    if (path.includes("post")) expect(policy, path).toContain(mediaOrigin);
  }
});
