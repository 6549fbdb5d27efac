import { expect, test } from "vitest";
import { readUser } from "./read-user.ts";

const origin = "https://meydan.example";
const answer = (data: unknown) => ({ result: { data } });

test("reads the public profile of the specification's section 3", () => {
  const data = {
    avatar: { original: "https://cdn.example/a.jpg" },
    username: " elif.kaya ",
    fullName: "Elif\n Kaya",
    bio: "Gazeteci\r\nAnkara",
    followersCount: 1200,
    followingCount: "31",
  };
  expect(readUser(answer(data), origin)).toEqual({
    avatar: "https://cdn.example/a.jpg",
    username: "elif.kaya",
    fullName: "Elif Kaya",
    bio: "Gazeteci\nAnkara",
    followersCount: 1200,
    followingCount: 31,
  });
});

test("takes the avatar as a string, an object or a list, and none but http(s) ones", () => {
  const avatarOf = (avatar: unknown) => readUser(answer({ avatar }), origin)?.avatar;
  expect(avatarOf("https://cdn.example/a.jpg")).toBe("https://cdn.example/a.jpg");
  expect(avatarOf([{ original: "https://cdn.example/a.jpg" }])).toBe("https://cdn.example/a.jpg");
  expect(avatarOf({ original: "https://meydan.example/media/a.jpg" })).toBe("/media/a.jpg");
  expect(avatarOf({ original: "o", medium: "https://cdn.example/m.jpg" })).toBe("https://cdn.example/m.jpg");
  expect(avatarOf({ original: "javascript:alert(1)" })).toBeUndefined();
});

test("an odd field costs that field alone", () => {
  const data = { username: "elif", fullName: 7, bio: ["x"], avatar: 3, followersCount: -1, followingCount: "çok" };
  expect(readUser(answer(data), origin)).toEqual({ username: "elif" });
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
])("without result.data there is no user: %j", (json) => {
  expect(readUser(json, origin)).toBeUndefined();
});
