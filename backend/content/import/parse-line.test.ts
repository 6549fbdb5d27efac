import { describe, expect, it } from "vitest";
import { sampleLines } from "../content.harness.ts";
import { parseLine } from "./parse-line.ts";

const [post, user, , , , , event] = sampleLines;

it("accepts every kind of line", () => {
  for (const line of sampleLines) expect(parseLine(JSON.stringify(line))).toEqual({ content: line });
});

describe("reports the field and the problem", () => {
  it.each<[string, object | undefined, object, string, string]>([
    ["missing", user, { username: undefined }, "username", "is missing"],
    ["wrong type", user, { bio: 5 }, "bio", "must be a string"],
    ["null", user, { bio: null }, "bio", "must be a string"],
    ["empty", user, { username: "" }, "username", "must not be empty"],
    [
      "path out of the folder",
      post,
      { pictures: [{ file: "../secret.jpg" }] },
      "pictures.0.file",
      "must be a path in the media folder or an http(s) URL",
    ],
    ["unknown field", user, { followers: 1 }, "followers", "is not a known field"],
    ["unknown nested field", post, { video: { file: "a.mp4", loop: true } }, "video.loop", "is not a known field"],
    ["ends before it starts", event, { endTime: "2025-07-01T00:00:00Z" }, "endTime", "must not be before startTime"],
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
