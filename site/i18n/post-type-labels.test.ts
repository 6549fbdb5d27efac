import { expect, test } from "vitest";
import { postTypes } from "#contract/post-types.ts";
import { postTypeLabel } from "./post-type-labels.ts";

test("each page labels two types by name, and calls all else other (specification, section 3)", () => {
  const labelsOn = (page: "post" | "profile") => [...postTypes, undefined].map((type) => postTypeLabel(type, page));
  const [news, other] = ["post.typeNews", "post.typeOther"];
  expect(labelsOn("post")).toEqual([news, "post.typeFlows", other, other, other]);
  expect(labelsOn("profile")).toEqual([news, other, "post.typeBlip", other, other]);
});
