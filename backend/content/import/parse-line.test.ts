import { describe, expect, it } from "vitest";
import { sampleLines } from "../content.harness.ts";
import { parseLine } from "./parse-line.ts";

const [post, user, , , , pack, event] = sampleLines;

it("lets every kind of line through", () => {
  for (const line of sampleLines) expect(parseLine(JSON.stringify(line))).toEqual({ content: line });
});

describe("names the field and the fault", () => {
  it.each<[string, object | undefined, object, string, string]>([
    ["missing", user, { username: undefined }, "username", "is missing"],
    ["missing count", user, { followersCount: undefined }, "followersCount", "is missing"],
    ["wrong type", user, { bio: 5 }, "bio", "must be text"],
    ["null", user, { bio: null }, "bio", "must be text"],
    ["empty", user, { username: "" }, "username", "must not be empty"],
    ["too long", user, { username: "x".repeat(65) }, "username", "must be at most 64 characters"],
    ["U+0000", user, { bio: "a\0b" }, "bio", "must not hold control characters"],
    ["lone surrogate", user, { bio: "\ud83d" }, "bio", "must not hold half a character (a lone surrogate)"],
    ["fraction", user, { followersCount: 1.5 }, "followersCount", "must be a whole number"],
    ["negative", post, { likes: -1 }, "likes", "must not be negative"],
    ["beyond exact numbers", post, { views: 2 ** 53 }, "views", "must be a whole number"],
    ["no identifier", post, { uuid: "a b" }, "uuid", "must be 1 to 64 letters, digits, - or _ (a UUID, for example)"],
    ["unknown type", post, { type: "Story" }, "type", "must be News or Flows or Blip or Poll"],
    [
      "no offset",
      post,
      { createdAt: "2025-06-22T10:30:00" },
      "createdAt",
      "must be a time with offset such as 2025-06-22T10:30:00+03:00",
    ],
    [
      "no such day",
      post,
      { createdAt: "2025-02-30T10:30:00Z" },
      "createdAt",
      "must be a time with offset such as 2025-06-22T10:30:00+03:00",
    ],
    ["not true or false", post, { public: "yes" }, "public", "must be true or false"],
    [
      "climbing file",
      post,
      { pictures: [{ file: "../secret.jpg" }] },
      "pictures.0.file",
      "must be the name of a file in the media folder or an http(s) address",
    ],
    [
      "absolute file",
      post,
      { pictures: [{ file: "/etc/passwd" }] },
      "pictures.0.file",
      "must be the name of a file in the media folder or an http(s) address",
    ],
    [
      "other scheme",
      post,
      { video: { file: "javascript:alert(1)" } },
      "video.file",
      "must be the name of a file in the media folder or an http(s) address",
    ],
    [
      "password",
      user,
      { avatar: "https://a:b@c.example/" },
      "avatar",
      "must be the name of a file in the media folder or an http(s) address",
    ],
    ["too many", post, { pictures: Array(21).fill({ file: "a.jpg" }) }, "pictures", "must be at most 20 pictures"],
    ["unknown", user, { followers: 1 }, "followers", "is not known"],
    ["unknown within", post, { video: { file: "a.mp4", loop: true } }, "video.loop", "is not known"],
    ["three decimals", pack, { price: 9.999 }, "price", "must have at most two decimals"],
    ["ends before it starts", event, { endTime: "2025-07-01T00:00:00Z" }, "endTime", "must not be before startTime"],
    ["bad slug", event, { slug: "a/b" }, "slug", "must be 1 to 120 letters, digits, ., - or _ and not of dots alone"],
    ["unknown kind", user, { kind: "admin" }, "kind", "must be user, post, event, package or ticket"],
    ["no kind", user, { kind: undefined }, "kind", "is missing"],
  ])("%s", (_name, line, change, field, fault) => {
    expect(parseLine(JSON.stringify({ ...line, ...change }))).toEqual({ faults: [{ field, fault }] });
  });
});

it("refuses what is no JSON object", () => {
  expect(parseLine('{"kind":')).toEqual({ faults: [{ fault: "is not JSON" }] });
  for (const text of ["[]", "null", "3", '"x"'])
    expect(parseLine(text)).toEqual({ faults: [{ fault: "is not a JSON object" }] });
});

it("never repeats the line's own text at length", () => {
  const secret = "s3cret".repeat(1000);
  const said = JSON.stringify(
    parseLine(JSON.stringify({ ...user, uuid: secret, [secret]: 1, createdAt: secret, avatar: `/${secret}` })),
  );
  expect(said.length).toBeLessThan(600);
  expect(JSON.stringify(parseLine(`{"kind":"user",${secret}`))).not.toContain("s3cret");
});

it("takes __proto__ for an unknown field", () => {
  const line = JSON.stringify(user).replace("{", '{"__proto__":{"public":true},');
  expect(parseLine(line)).toEqual({ faults: [{ field: "__proto__", fault: "is not known" }] });
});
