import type { Kysely } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Tables } from "#backend/db/tables.ts";
import { databaseStartTimeout, emptyTables, testDatabases } from "#backend/db/test-databases.harness.ts";
import { insertMedia, insertPost, insertUser } from "#backend/db/test-rows.harness.ts";
import { findOtherPosts, findPost, findPostsOfAuthor } from "./posts.store.ts";

describe.each(testDatabases)("posts on $dialect", ({ open }) => {
  let database: Kysely<Tables>;
  beforeAll(async () => {
    database = await open();
  }, databaseStartTimeout);
  afterEach(() => emptyTables(database));
  afterAll(() => database.destroy());

  it("finds a post with its author, counts and media in their order", async () => {
    await insertMedia(database, {
      name: "a.jpg",
      width: 800,
      height: 600,
      medium: "a-medium.webp",
      thumb: "a-thumb.webp",
    });
    await insertMedia(database, { name: "b.jpg" });
    await insertUser(database, { uuid: "ada", username: "ada", full_name: "Ada Yılmaz", avatar: "a.jpg" });
    await insertPost(database, {
      uuid: "p",
      author_uuid: "ada",
      type: "Flows",
      content: "İyi akşamlar 🌙",
      created_at: 1000,
    });
    await database
      .insertInto("post_media")
      .values([
        { post_uuid: "p", role: "picture", position: 1, media: "a.jpg", alt: null },
        { post_uuid: "p", role: "picture", position: 0, media: "b.jpg", alt: "Boğaz" },
      ])
      .execute();
    await database.updateTable("post_stats").set({ views: 3_000_000_000, likes: 2 }).execute();

    expect(await findPost(database, "p")).toMatchObject({
      uuid: "p",
      type: "Flows",
      content: "İyi akşamlar 🌙",
      created_at: 1000,
      author_uuid: "ada",
      full_name: "Ada Yılmaz",
      avatar: "a.jpg",
      avatar_thumb: "a-thumb.webp",
      views: 3_000_000_000,
      likes: 2,
      media: [
        { name: "b.jpg", alt: "Boğaz", role: "picture" },
        { name: "a.jpg", width: 800, height: 600, medium: "a-medium.webp" },
      ],
    });
  });

  it("finds neither a private nor an unknown post", async () => {
    await insertUser(database, { uuid: "ada" });
    await insertPost(database, { uuid: "private", author_uuid: "ada", is_public: 0 });
    expect(await findPost(database, "private")).toBeUndefined();
    expect(await findPost(database, "unknown")).toBeUndefined();
  });

  it("finds the newest public posts with content of other authors", async () => {
    for (const uuid of ["ada", "eren", "zin"]) await insertUser(database, { uuid });
    await insertPost(database, { uuid: "own", author_uuid: "ada", created_at: 90 });
    await insertPost(database, { uuid: "private", author_uuid: "eren", created_at: 80, is_public: 0 });
    await insertPost(database, { uuid: "empty", author_uuid: "eren", created_at: 70, content: null });
    await insertPost(database, { uuid: "third", author_uuid: "eren", created_at: 30 });
    await insertPost(database, { uuid: "first", author_uuid: "zin", created_at: 50 });
    await insertPost(database, { uuid: "second", author_uuid: "eren", created_at: 40 });
    const found = await findOtherPosts(database, "ada", 2);
    expect(found.map((post) => post.uuid)).toEqual(["first", "second"]);
  });

  it("finds an author's public posts, newest first, within the limit", async () => {
    for (const uuid of ["ada", "eren"]) await insertUser(database, { uuid });
    await insertPost(database, { uuid: "old", author_uuid: "ada", created_at: 1 });
    await insertPost(database, { uuid: "middle", author_uuid: "ada", created_at: 2, content: null });
    await insertPost(database, { uuid: "new", author_uuid: "ada", created_at: 3 });
    await insertPost(database, { uuid: "private", author_uuid: "ada", created_at: 4, is_public: 0 });
    await insertPost(database, { uuid: "foreign", author_uuid: "eren", created_at: 5 });
    const found = await findPostsOfAuthor(database, "ada", 2);
    expect(found.map((post) => post.uuid)).toEqual(["new", "middle"]);
  });
});
