import { expect, test } from "vitest";
import { languages } from "./index.ts";
import { languageCodes } from "./language-codes.ts";

test("the codes are those of the list, in its order", () => {
  expect(languageCodes).toEqual(languages.map(({ code }) => code));
});
