import { describe, expect, test } from "vitest";
import { testDatabases } from "#backend/db/test-databases.harness.ts";
import type { Complete } from "#contract/complete.harness.ts";
import type { ContentKind, ContentLine } from "#contract/content-line.ts";
import { exportContent } from "./export-content.ts";
import { prepareImportTests } from "./import-tests.harness.ts";

/** A line of each kind with every field. Times are as exports write them; media on other hosts keep their names. */
const completeLines: { readonly [Kind in ContentKind]: Complete<Extract<ContentLine, { kind: Kind }>> } = {
  user: {
    kind: "user",
    uuid: "ada",
    username: "ada",
    fullName: "Ada Yılmaz",
    bio: "Vapurda çay",
    avatar: "https://cdn.example/ada.webp",
    followersCount: 10,
    followingCount: 2,
    createdAt: "2024-01-02T03:04:05.000Z",
  },
  post: {
    kind: "post",
    uuid: "p1",
    author: "ada",
    type: "Blip",
    content: "Günaydın!",
    createdAt: "2025-06-22T07:30:00.000Z",
    public: false,
    pictures: [{ file: "https://cdn.example/ferry.webp", alt: "Vapur" }],
    video: { file: "https://cdn.example/clip.mp4", poster: "https://cdn.example/poster.webp" },
    views: 120,
    likes: 12,
    comments: 3,
    favorites: 4,
    shares: 1,
  },
  event: {
    kind: "event",
    uuid: "e1",
    slug: "cay-sohbeti",
    title: "Çay Sohbeti",
    address: "Oranienstraße, Berlin",
    description: "Ucu açık",
    startTime: "2025-09-01T17:00:00.000Z",
    endTime: "2025-09-01T19:00:00.000Z",
    timeZone: "Europe/Berlin",
    background: "https://cdn.example/background.webp",
    icon: "https://cdn.example/icon.webp",
  },
  package: { kind: "package", uuid: "pk1", event: "e1", name: "Sahne önü", price: 1250.55 },
  ticket: { kind: "ticket", uuid: "t1", package: "pk1", createdAt: "2025-06-01T09:00:00.250Z" },
  restriction: {
    kind: "restriction",
    target: "post/gone",
    state: "withheld",
    reference: "MSL-2345-6789",
    blockedBy: "https://court.example/1",
    changedAt: "2025-10-01T09:00:00.000Z",
  },
  account: {
    kind: "account",
    user: "ada",
    email: "ada@meydan.example",
    passwordHash: "$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
    state: "deleting",
    reference: "MSL-2345-6789",
    requestedAt: "2025-10-01T09:00:00.000Z",
    deleteAt: "2025-10-31T09:00:00.000Z",
  },
};

describe.each(testDatabases)("on $dialect", ({ share }) => {
  const tests = prepareImportTests(share);
  const { importLines } = tests;

  test("every field of every kind of line comes back from an export", async () => {
    const lines = Object.values(completeLines);
    expect(await importLines(lines)).toMatchObject({ kind: "imported" });
    expect(await Array.fromAsync(exportContent(tests.database, { withAccounts: true }))).toEqual(lines);
  });

  test("what several cases say of the same content comes back, too", async () => {
    const { restriction } = completeLines;
    const lines = [restriction, { ...restriction, state: "removed", reference: "MSL-6789-2345", blockedBy: undefined }];
    const written = lines.map((line) => JSON.parse(JSON.stringify(line)));
    expect(await importLines(written)).toMatchObject({ kind: "imported" });
    expect(await Array.fromAsync(exportContent(tests.database, { withAccounts: true }))).toEqual(written);
  });
});
