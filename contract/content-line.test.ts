import { describe, expect, it } from "vitest";
import { contentId, contentLine } from "./content-line.ts";

const user = { kind: "user", uuid: "u1", username: "ada", followersCount: 1, followingCount: 2, createdAt: at(1) };
const post = {
  ...{ kind: "post", uuid: "p1", author: "u1", type: "News", createdAt: at(1) },
  ...{ views: 1, likes: 2, comments: 3, favorites: 4, shares: 5 },
};
const event = {
  ...{ kind: "event", uuid: "e1", slug: "konser", title: "Konser", address: "Kadıköy", description: "Açık hava" },
  startTime: at(10),
};
const ticketPackage = { kind: "package", uuid: "k1", event: "e1", name: "Tam", price: 250.5 };
const ticket = { kind: "ticket", uuid: "t1", package: "k1", createdAt: at(1) };
const account = {
  ...{ kind: "account", user: "u1", email: "ada@example.com" },
  passwordHash: `$argon2id$v=19$m=19456,t=2,p=1$${"A".repeat(22)}$${"A".repeat(43)}`,
};

function at(hour: number) {
  return `2027-07-03T${String(hour).padStart(2, "0")}:00:00+03:00`;
}

/** What is wrong with a line: `field: message`. */
function problems(line: unknown) {
  return contentLine.safeParse(line).error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];
}

const lines = [user, post, event, ticketPackage, ticket, account];
const optional: Record<string, object> = {
  user: { fullName: "Ada", bio: "Merhaba", avatar: "avatars/ada.jpg" },
  post: {
    content: "Selam",
    public: false,
    pictures: [{ file: "a.jpg", alt: "Deniz" }, { file: "https://media.example/b.jpg" }],
    video: { file: "c.mp4", poster: "c.jpg" },
  },
  event: { endTime: at(10), timeZone: "Europe/Berlin", background: "e.jpg", icon: "i.png" },
  account: { state: "deleting", reference: "K7QM-2XRT-9WPA", requestedAt: at(1), deleteAt: at(2) },
};

describe.each(lines)("a line of kind $kind", (line) => {
  const whole = { ...line, ...optional[line.kind] };

  it("is read with and without its optional fields", () => {
    expect(contentLine.parse(line)).toEqual(line);
    expect(contentLine.parse(whole)).toEqual(whole);
  });

  it.each(Object.keys(line))("needs %s", (field) => {
    expect(problems({ ...line, [field]: undefined })).not.toEqual([]);
  });

  it("has no other field", () => {
    expect(problems({ ...line, stranger: 1 })).toEqual([': Unrecognized key: "stranger"']);
  });
});

it("names the kinds where the kind is none of them", () => {
  expect(problems({ kind: "group" })).toEqual([
    "kind: must be user, post, event, package, ticket, account or restriction",
  ]);
});

it("identifies an account by its user, and all else by its own id", () => {
  expect(lines.map((line) => contentId(contentLine.parse(line)))).toEqual(["u1", "p1", "e1", "k1", "t1", "u1"]);
});

it.each([
  ["username", user, 64],
  ["fullName", user, 120],
  ["bio", user, 1000],
  ["content", post, 10_000],
  ["title", event, 200],
  ["address", event, 500],
  ["description", event, 10_000],
  ["name", ticketPackage, 200],
])("%s of %j has at most %i characters", (field, line, limit) => {
  expect(problems({ ...line, [field]: "x".repeat(limit) })).toEqual([]);
  expect(problems({ ...line, [field]: "x".repeat(limit + 1) })).toEqual([
    `${field}: must be at most ${limit} characters`,
  ]);
});

describe("a post", () => {
  const pictures = (count: number) => Array.from({ length: count }, () => ({ file: "a.jpg" }));

  it("has at most 20 pictures, whose descriptions have at most 1,000 characters", () => {
    expect(problems({ ...post, pictures: pictures(20) })).toEqual([]);
    expect(problems({ ...post, pictures: pictures(21) })).toEqual(["pictures: must have at most 20 pictures"]);
    expect(problems({ ...post, pictures: [{ file: "a.jpg", alt: "x".repeat(1000) }] })).toEqual([]);
    expect(problems({ ...post, pictures: [{ file: "a.jpg", alt: "x".repeat(1001) }] })).toEqual([
      "pictures.0.alt: must be at most 1000 characters",
    ]);
  });

  it("says of no picture or video what is not known", () => {
    expect(problems({ ...post, pictures: [{ file: "a.jpg", width: 1 }] })).toHaveLength(1);
    expect(problems({ ...post, video: { file: "a.mp4", width: 1 } })).toHaveLength(1);
  });
});

describe("a media file", () => {
  it.each(["a.jpg", "a/b c/ç.jpg", "..a/b..", "https://a.example/../b.jpg", `${"x".repeat(2048)}`])(
    "may be %s",
    (avatar) => {
      expect(problems({ ...user, avatar })).toEqual([]);
    },
  );

  it.each(["/a.jpg", "a//b.jpg", "a/", "./a.jpg", "a/../b.jpg", "..", "a\\b.jpg", "C:a.jpg", "a\n.jpg", "\ud800.jpg"])(
    "may not be %j",
    (avatar) => {
      expect(problems({ ...user, avatar })).toEqual(["avatar: must be a path in the media folder or an http(s) URL"]);
    },
  );

  it("is named, in at most 2,048 characters", () => {
    expect(problems({ ...user, avatar: "" })).toContain("avatar: must not be empty");
    expect(problems({ ...user, avatar: "x".repeat(2049) })).toEqual(["avatar: must be at most 2048 characters"]);
  });
});

describe("an event", () => {
  it("may end when it starts, whatever the offsets, and not before", () => {
    expect(problems({ ...event, endTime: "2027-07-03T07:00:00Z" })).toEqual([]);
    expect(problems({ ...event, endTime: "2027-07-03T06:59:59Z" })).toEqual(["endTime: must not be before startTime"]);
  });
});

describe("an account", () => {
  const request = { reference: "K7QM-2XRT-9WPA", requestedAt: at(1) };
  const missing = "deleteAt: must be there where state is deleting, and only there";

  it.each([
    {},
    request,
    { state: "active" },
    { state: "active", ...request },
    { state: "frozen", ...request },
    { state: "deleting", ...request, deleteAt: at(2) },
  ])("may say %j", (fields) => {
    expect(problems({ ...account, ...fields })).toEqual([]);
  });

  it.each([
    [{ reference: request.reference }, "reference: must come with requestedAt"],
    [{ requestedAt: request.requestedAt }, "reference: must come with requestedAt"],
    [{ state: "frozen" }, "state: must come with reference and requestedAt"],
    [{ state: "deleting", ...request }, missing],
    [{ state: "frozen", ...request, deleteAt: at(2) }, missing],
    [{ ...request, deleteAt: at(2) }, missing],
    [{ state: "gone" }, "state: must be active, frozen or deleting"],
    [{ passwordHash: "secret" }, "passwordHash: must be an argon2id hash in PHC format with m=19456,t=2,p=1"],
    [{ email: "ada" }, "email: must be an e-mail address"],
  ])("may not say %j", (fields, problem) => {
    expect(problems({ ...account, ...fields })).toEqual([problem]);
  });
});

describe("a restriction", () => {
  const restriction = {
    ...{ kind: "restriction", target: "post/p1", state: "withheld", reference: "K7QM-2XRT-9WPA" },
    changedAt: at(1),
  };

  it.each([
    {},
    { state: "removed" },
    { state: "shown" },
    { target: "profile/u1", blockedBy: "https://court.example/1" },
  ])("may say %j, and is known by what it hides and its case", (fields) => {
    const line = { ...restriction, ...fields };
    expect(problems(line)).toEqual([]);
    expect(contentId(contentLine.parse(line))).toBe(`${line.target} K7QM-2XRT-9WPA`);
  });

  it.each([
    [{ target: "ticket/t1" }, "target: must be post/ or profile/ and a uuid"],
    [{ target: "post/p 1" }, "target: must be post/ or profile/ and a uuid"],
    [{ target: "post/p1/x" }, "target: must be post/ or profile/ and a uuid"],
    [{ state: "gone" }, "state: must be removed, withheld or shown"],
  ])("may not say %j", (fields, problem) => {
    expect(problems({ ...restriction, ...fields })).toEqual([problem]);
  });
});
