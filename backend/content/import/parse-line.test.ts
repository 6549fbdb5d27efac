import { describe, expect, it } from "vitest";
import { sampleLines } from "../content.harness.ts";
import { parseLine } from "./parse-line.ts";

const [post, user, , , , pack, event] = sampleLines;

it("accepts every kind of line", () => {
  for (const line of sampleLines) expect(parseLine(JSON.stringify(line))).toEqual({ content: line });
});

describe("reports the field and the problem", () => {
  it.each<[string, object | undefined, object, string, string]>([
    ["missing", user, { username: undefined }, "username", "is missing"],
    ["missing count", user, { followersCount: undefined }, "followersCount", "is missing"],
    ["wrong type", user, { bio: 5 }, "bio", "must be a string"],
    ["null", user, { bio: null }, "bio", "must be a string"],
    ["empty", user, { username: "" }, "username", "must not be empty"],
    ["too long", user, { username: "x".repeat(65) }, "username", "must be at most 64 characters"],
    ["U+0000", user, { bio: "a\0b" }, "bio", "must not contain control characters"],
    ["lone surrogate", user, { bio: "\ud83d" }, "bio", "must not contain a lone surrogate (half a character)"],
    ["fraction", user, { followersCount: 1.5 }, "followersCount", "must be a whole number"],
    ["negative", post, { likes: -1 }, "likes", "must not be negative"],
    ["beyond exact numbers", post, { views: 2 ** 53 }, "views", "must be a whole number"],
    [
      "not an identifier",
      post,
      { uuid: "a b" },
      "uuid",
      "must be 1 to 64 letters, digits, - or _ (a UUID, for example)",
    ],
    ["unknown type", post, { type: "Story" }, "type", "must be News or Flows or Blip or Poll"],
    [
      "no offset",
      post,
      { createdAt: "2025-06-22T10:30:00" },
      "createdAt",
      "must be a date and time with an offset, such as 2025-06-22T10:30:00+03:00",
    ],
    [
      "nonexistent day",
      post,
      { createdAt: "2025-02-30T10:30:00Z" },
      "createdAt",
      "must be a date and time with an offset, such as 2025-06-22T10:30:00+03:00",
    ],
    ["not a boolean", post, { public: "yes" }, "public", "must be true or false"],
    [
      "path out of the folder",
      post,
      { pictures: [{ file: "../secret.jpg" }] },
      "pictures.0.file",
      "must be a path in the media folder or an http(s) URL",
    ],
    [
      "absolute path",
      post,
      { pictures: [{ file: "/etc/passwd" }] },
      "pictures.0.file",
      "must be a path in the media folder or an http(s) URL",
    ],
    [
      "other scheme",
      post,
      { video: { file: "javascript:alert(1)" } },
      "video.file",
      "must be a path in the media folder or an http(s) URL",
    ],
    [
      "password",
      user,
      { avatar: "https://a:b@c.example/" },
      "avatar",
      "must be a path in the media folder or an http(s) URL",
    ],
    ["too many", post, { pictures: Array(21).fill({ file: "a.jpg" }) }, "pictures", "must have at most 20 pictures"],
    ["unknown field", user, { followers: 1 }, "followers", "is not a known field"],
    ["unknown nested field", post, { video: { file: "a.mp4", loop: true } }, "video.loop", "is not a known field"],
    ["three decimals", pack, { price: 9.999 }, "price", "must have at most two decimals"],
    ["ends before it starts", event, { endTime: "2025-07-01T00:00:00Z" }, "endTime", "must not be before startTime"],
    [
      "unknown zone",
      event,
      { timeZone: "Europe/Atlantis" },
      "timeZone",
      "must be the IANA name of a time zone, such as Europe/Istanbul",
    ],
    ["bad slug", event, { slug: "a/b" }, "slug", "must be 1 to 120 letters, digits, ., - or _, and not only dots"],
    [
      "unknown kind",
      user,
      { kind: "admin" },
      "kind",
      "must be user, post, event, package, ticket, account or restriction",
    ],
    ["no kind", user, { kind: undefined }, "kind", "is missing"],
  ])("%s", (_name, line, change, field, message) => {
    expect(parseLine(JSON.stringify({ ...line, ...change }))).toEqual({ issues: [{ field, message }] });
  });
});

it("rejects anything but a JSON object", () => {
  expect(parseLine('{"kind":')).toEqual({ issues: [{ message: "is not JSON" }] });
  for (const text of ["[]", "null", "3", '"x"'])
    expect(parseLine(text)).toEqual({ issues: [{ message: "is not a JSON object" }] });
});

it("does not print long values or names", () => {
  const secret = "s3cret".repeat(1000);
  const printed = JSON.stringify(
    parseLine(JSON.stringify({ ...user, uuid: secret, [secret]: 1, createdAt: secret, avatar: `/${secret}` })),
  );
  expect(printed.length).toBeLessThan(600);
  expect(JSON.stringify(parseLine(`{"kind":"user",${secret}`))).not.toContain("s3cret");
});

it("treats __proto__ as an unknown field", () => {
  const line = JSON.stringify(user).replace("{", '{"__proto__":{"public":true},');
  expect(parseLine(line)).toEqual({ issues: [{ field: "__proto__", message: "is not a known field" }] });
});
