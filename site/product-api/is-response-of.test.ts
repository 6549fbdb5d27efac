import { describe, expect, test } from "vitest";
import { isResponseOf } from "./is-response-of.ts";

const other = [null, [], {}, "maintenance", 1, { error: "maintenance" }, { data: {} }, { result: null }, { result: 1 }];

describe.each(["public/post", "public/users"])("%s", (call) => {
  test.each([...other, { result: [] }, ...["no", 0, [1]].map((data) => ({ result: { data } }))])("not %j", (json) => {
    expect(isResponseOf(call, json)).toBe(false);
  });

  test.each([{}, ...[null, [], {}, { content: "söz" }].map((data) => ({ data }))])("result: %j", (result) => {
    expect(isResponseOf(call, { result })).toBe(true);
  });
});

test.each([...other, { result: {} }, { result: { data: null } }, { result: { data: {} } }])("no posts: %j", (json) => {
  expect(isResponseOf("public/users/posts", json)).toBe(false);
});

test.each([[], [{ uuid: "a" }], { data: [] }])("posts: %j", (result) => {
  expect(isResponseOf("public/users/posts", { result })).toBe(true);
});
