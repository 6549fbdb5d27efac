import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { plainServices, plainVisitor } from "#site/plain-site.harness.ts";
import { pagePreviewCard } from "./page-preview.ts";
import { previewImageResponse } from "./preview-image-response.ts";

test("while too many cards wait, a chat gets the brand's image, which nobody keeps", async () => {
  const image = "tr-0123456789abcdef.jpg";
  const context = { ...plainServices, visitor: plainVisitor }; // it draws nothing
  const response = await previewImageResponse(context, image, async (card) => ({
    card: pagePreviewCard("landing", card),
  }));
  expect(response).toMatchObject({
    status: 200,
    headers: { "Content-Type": "image/png", "Cross-Origin-Resource-Policy": "cross-origin" },
    cache: "none",
  });
  expect(response.etag).toBeUndefined();
  expect(response.body).toEqual(readFileSync(join(import.meta.dirname, "../../../brand/public/share.png")));
});
