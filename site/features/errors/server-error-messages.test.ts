import { expect, test } from "vitest";
import { serverErrorMessages } from "./server-error-messages.ts";

const request = (path: string, headers: Record<string, string> = {}) =>
  new Request(`https://site.example${path}`, { headers });

test("speaks the visitor's language and names the request", () => {
  const texts = serverErrorMessages(request("/post/x", { "accept-language": "tr-TR,en;q=0.5" }), "r-42");
  expect(texts.language.code).toBe("tr");
  expect(texts.title).toBe("Bizde bir sorun var");
  expect(texts.reference).toBe("Hata numarası: r-42");
  expect(texts.query).toBe("");
});

test("links keep a language that stands in the address", () => {
  const texts = serverErrorMessages(request("/?lng=ar"), undefined);
  expect(texts.language.direction).toBe("rtl");
  expect(texts.query).toBe("?lng=ar");
  expect(texts.reference).toBeUndefined();
});

test("falls back to English where even reading the request fails", () => {
  const broken = {
    get url(): string {
      throw new Error("broken");
    },
  } as Request;
  expect(serverErrorMessages(broken, "r-1").language.code).toBe("en");
});
