import { expect, test } from "vitest";
import { requestLocale } from "./request-locale.ts";

test.each([10, 10_000])(
  "the cookie decides, then the browser's languages, with another cookie of %i characters",
  (length) => {
    const other = `a=${"b".repeat(length)}`;
    expect(requestLocale({ cookie: `${other}; i18next=tr`, "accept-language": "de" })).toBe("tr");
    expect(requestLocale({ cookie: other, "accept-language": "de" })).toBe("de");
    expect(requestLocale({ cookie: other })).toBe("en");
  },
);
