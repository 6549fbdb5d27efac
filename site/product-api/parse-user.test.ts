import { expect, test } from "vitest";
import { type Complete, unusedFields } from "#contract/complete.harness.ts";
import type { UserResponse } from "#contract/responses/user-response.ts";
import { parseUserResponse } from "./parse-user.ts";

const origin = "https://meydan.example";
const response = (data: unknown) => ({ result: { data } });

test("of an avatar, the rendition for its size comes first", () => {
  const names = ["medium", "thumb", "original", "original_url", "url"];
  const avatar = Object.fromEntries(names.map((name) => [name, `https://cdn.example/${name}.jpg`]));
  for (const name of names) {
    expect(parseUserResponse(response({ avatar }), origin)?.avatar).toBe(`https://cdn.example/${name}.jpg`);
    delete avatar[name];
  }
});

test("an invalid field affects only itself", () => {
  const data = { username: "elif", fullName: 7, bio: ["x"], avatar: 3, followersCount: -1, followingCount: "çok" };
  expect(parseUserResponse(response(data), origin)).toEqual({ username: "elif" });
});

test.each([
  undefined,
  null,
  "x",
  [],
  {},
  { result: null },
  { result: {} },
  { result: { data: null } },
  { result: { data: [] } },
])("is undefined without result.data: %j", (json) => {
  expect(parseUserResponse(json, origin)).toBeUndefined();
});

test("every field of the response is read but these", async () => {
  const whole: Complete<UserResponse> = {
    result: {
      data: {
        uuid: "u-1",
        username: " elif.kaya ",
        fullName: "Elif\n Kaya",
        bio: "Gazeteci\r\nAnkara",
        avatar: { original: "https://cdn.example/a.webp", thumb: "https://cdn.example/a-t.webp" },
        followersCount: 1200,
        followingCount: 31,
        createdAt: "2024-01-02T03:04:05.000Z",
      },
    },
  };
  expect(parseUserResponse(whole, origin)).toEqual({
    avatar: "https://cdn.example/a-t.webp",
    username: "elif.kaya",
    fullName: "Elif Kaya",
    bio: "Gazeteci\nAnkara",
    followersCount: 1200,
    followingCount: 31,
  });
  const { avatar, ...data } = whole.result.data;
  const withoutThumb = response({ ...data, avatar: { original: avatar.original } });
  const unused = await unusedFields<object>([whole, withoutThumb], (json) => parseUserResponse(json, origin));
  // The first is in the URL that was asked for; the second is shown nowhere.
  expect(unused).toEqual(["result.data.uuid", "result.data.createdAt"]);
});
