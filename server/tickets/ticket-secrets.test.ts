import { expect, test } from "vitest";
import { readImageKeys } from "#server/config/image-keys.ts";
import { createImageSigner } from "#server/images/image-signer.ts";
import { createDeriveId } from "./ticket-secrets.ts";

const path = "/ticket/konser/b1/c1";

test("an id is the same in every process with the key, and another with another key, purpose or ticket", () => {
  const deriveId = createDeriveId("key one");
  const id = deriveId("calendar", path);
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect(createDeriveId("key one")("calendar", path)).toBe(id);
  const others = [
    createDeriveId("key two")("calendar", path),
    deriveId("apple-wallet", path),
    deriveId("calendar", `${path}2`),
  ];
  expect(new Set([id, ...others]).size).toBe(4);
});

test("an id is the beginning of HMAC-SHA-256, whatever release makes it: calendars and wallets keep it for years", () => {
  // printf 'ticket-id calendar\n/ticket/konser/b1/c1' | openssl dgst -sha256 -hmac 'key one'
  expect(createDeriveId("key one")("calendar", path)).toBe("c8dc183ee983e791d2b7833fb42f109e");
});

test("an id says nothing about an image's signature", () => {
  const id = createDeriveId("key")("calendar", path);
  const { signature = "" } = createImageSigner(readImageKeys(["key"], "/nowhere")).sign(path);
  expect(Buffer.from(id, "hex").toString("base64url")).not.toContain(signature);
});
