import { expect, test } from "vitest";
import { intentUrl, wayOutUrl } from "./way-out.ts";

const page = "https://meydan.example/post/p-1?lng=ar&utm_source=ig#comments";

test("Android's way out opens this page in the default browser, with query and fragment", () => {
  expect(wayOutUrl("intent", page)).toBe(
    "intent://meydan.example/post/p-1?lng=ar&utm_source=ig#comments#Intent;scheme=https;end",
  );
});

test("the way out of an iPhone opens this page in Safari, with query and fragment", () => {
  expect(wayOutUrl("safari", page)).toBe("x-safari-https://meydan.example/post/p-1?lng=ar&utm_source=ig#comments");
});

test("an intent for an app names its package, and where to go without it", () => {
  expect(intentUrl("http://127.0.0.1:4321/a?b=c;d", { packageName: "com.example.app", fallback: `${page};end` })).toBe(
    "intent://127.0.0.1:4321/a?b=c;d#Intent;scheme=http;package=com.example.app;" +
      "S.browser_fallback_url=https%3A%2F%2Fmeydan.example%2Fpost%2Fp-1%3Flng%3Dar%26utm_source%3Dig%23comments%3Bend;end",
  );
});
