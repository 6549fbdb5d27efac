import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { profilePostsLimit } from "#contract/limits.ts";
import { productPaths } from "#contract/product-paths.ts";
import { errorResponse } from "#contract/responses/error-response.ts";
import { postResponse } from "#contract/responses/post-response.ts";
import { ticketResponse } from "#contract/responses/ticket-response.ts";
import { userPostsResponse } from "#contract/responses/user-posts-response.ts";
import { userResponse } from "#contract/responses/user-response.ts";
import { testContext } from "./accounts/accounts.harness.ts";
import { type Backend, createBackend } from "./app.ts";
import { testDatabases } from "./db/test-databases.harness.ts";
import { insertMedia, insertPost, insertUser } from "./db/test-rows.harness.ts";

describe.each(testDatabases)("the product API on $dialect", ({ share }) => {
  const database = share();
  let backend: Backend;
  let logged: readonly string[];
  let queries = 0;
  let failure: Error | undefined;

  beforeEach(() => {
    failure = undefined;
    const watched = database.withPlugin({
      transformQuery({ node }) {
        queries += 1;
        if (failure) throw failure;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const context = testContext(watched);
    logged = context.logged;
    backend = createBackend(context);
  });
  afterEach(() => backend.close());

  async function get(path: string): Promise<{ status: number; type: string | null; json: unknown }> {
    const response = await backend.fetch(new Request(`http://product-server.internal${path}`));
    return { status: response.status, type: response.headers.get("content-type"), json: await response.json() };
  }

  async function insertAda(): Promise<void> {
    await insertMedia(database, { name: "ada.jpg", medium: "ada-medium.webp", thumb: "ada-thumb.webp" });
    await insertUser(database, {
      uuid: "ada",
      username: "ada",
      full_name: "Ada Yılmaz",
      avatar: "ada.jpg",
      bio: "Çay",
      followers_count: 4e9,
    });
  }

  async function attach(
    post: string,
    role: "picture" | "video" | "poster",
    media: string,
    position = 0,
  ): Promise<void> {
    await database.insertInto("post_media").values({ post_uuid: post, role, position, media, alt: null }).execute();
  }

  describe("a post", () => {
    it("has the shape of the contract, with media URLs on the site's origin", async () => {
      await insertAda();
      await insertMedia(database, { name: "ferry.png", width: 1600, height: 900, medium: "ferry-medium.webp" });
      await insertMedia(database, { name: "https://cdn.example/far.jpg" });
      await insertMedia(database, { name: "ferry.mp4", mime_type: "video/mp4" });
      await insertPost(database, { uuid: "p1", author_uuid: "ada", type: "Flows", created_at: 1_750_000_000_000 });
      await attach("p1", "video", "ferry.mp4");
      await attach("p1", "poster", "ferry.png");
      await attach("p1", "picture", "https://cdn.example/far.jpg", 1);
      await attach("p1", "picture", "ferry.png", 0);
      await database.updateTable("post_stats").set({ views: 3_000_000_000, likes: 2 }).execute();
      const { status, type, json } = await get(productPaths.post("p1"));
      expect(status).toBe(200);
      expect(type).toMatch(/^application\/json/);
      expect(postResponse.parse(json).result.data).toEqual({
        uuid: "p1",
        type: "Flows",
        content: "merhaba",
        createdAt: "2025-06-15T15:06:40.000Z",
        views: 3_000_000_000,
        video: [{ original: "https://meydan.example/media/ferry.mp4" }],
        videothumbnail: { original: "https://meydan.example/media/ferry.png", width: 1600, height: 900 },
        gallery: [
          {
            original: "https://meydan.example/media/ferry.png",
            medium: "https://meydan.example/media/ferry-medium.webp",
            width: 1600,
            height: 900,
            alt: null,
          },
          { original: "https://cdn.example/far.jpg", medium: null, width: null, height: null, alt: null },
        ],
        user: {
          uuid: "ada",
          username: "ada",
          fullName: "Ada Yılmaz",
          avatar: {
            original: "https://meydan.example/media/ada.jpg",
            thumb: "https://meydan.example/media/ada-thumb.webp",
          },
        },
        stats: { likes: 2, comments: 0, favorites: 0, shares: 0 },
      });
    });

    it("comes with the newest public posts of others that have content, at most five", async () => {
      await insertAda();
      await insertUser(database, { uuid: "eren" });
      await insertPost(database, { uuid: "main", author_uuid: "ada" });
      await insertPost(database, { uuid: "own", author_uuid: "ada", created_at: 9 });
      await insertPost(database, { uuid: "private", author_uuid: "eren", created_at: 8, is_public: 0 });
      await insertPost(database, { uuid: "empty", author_uuid: "eren", created_at: 7, content: null });
      for (let post = 0; post < 7; post++) {
        await insertPost(database, { uuid: `o${post}`, author_uuid: "eren", created_at: post });
      }
      const { result } = postResponse.parse((await get(productPaths.post("main"))).json);
      expect(result.otherDatas.map((other) => other.uuid)).toEqual(["o6", "o5", "o4", "o3", "o2"]);
    });
  });

  describe("a user", () => {
    it("has the shape of the contract", async () => {
      await insertAda();
      const { json } = await get(productPaths.user("ada"));
      expect(userResponse.parse(json).result.data).toMatchObject({
        fullName: "Ada Yılmaz",
        bio: "Çay",
        avatar: { original: "https://meydan.example/media/ada.jpg" },
        followersCount: 4_000_000_000,
      });
      await insertUser(database, { uuid: "eren" });
      expect(userResponse.parse((await get(productPaths.user("eren"))).json).result.data.avatar).toBeNull();
    });

    it("has a list of posts with numbers for types and videos before images", async () => {
      await insertAda();
      await insertMedia(database, { name: "ferry.png" });
      await insertMedia(database, { name: "ferry.mp4", mime_type: "video/mp4" });
      await insertPost(database, { uuid: "p1", author_uuid: "ada", type: "Blip", created_at: 2 });
      await insertPost(database, { uuid: "p2", author_uuid: "ada", type: "Poll", created_at: 1, content: null });
      await attach("p1", "picture", "ferry.png");
      await attach("p1", "poster", "ferry.png");
      await attach("p1", "video", "ferry.mp4");
      const { result } = userPostsResponse.parse((await get(productPaths.userPosts("ada"))).json);
      expect(result).toMatchObject([
        {
          uuid: "p1",
          type: 3,
          media: [
            { mime_type: "video/mp4", poster_url: "https://meydan.example/media/ferry.png" },
            { mime_type: "image/jpeg", original_url: "https://meydan.example/media/ferry.png", poster_url: null },
          ],
        },
        { uuid: "p2", type: 4, media: [], content: null },
      ]);
    });

    it("has the newest of the own public posts, within the limit", async () => {
      for (const uuid of ["ada", "eren"]) await insertUser(database, { uuid });
      for (let post = 0; post <= profilePostsLimit; post++) {
        await insertPost(database, { uuid: `p${post}`, author_uuid: "ada", created_at: post });
      }
      await insertPost(database, { uuid: "private", author_uuid: "ada", created_at: 1000, is_public: 0 });
      await insertPost(database, { uuid: "foreign", author_uuid: "eren", created_at: 1000 });
      const { result } = userPostsResponse.parse((await get(productPaths.userPosts("ada"))).json);
      expect(result.map(({ uuid }) => uuid)).toEqual(result.map((_, at) => `p${profilePostsLimit - at}`));
      expect(result).toHaveLength(profilePostsLimit);
    });

    it("has an empty list without posts, and none if unknown", async () => {
      await insertAda();
      expect((await get(productPaths.userPosts("ada"))).json).toEqual({ result: [] });
      expect((await get(productPaths.userPosts("unknown"))).status).toBe(404);
    });
  });

  describe("a ticket", () => {
    async function insertTicket(more: { end_time?: number; time_zone?: string } = {}): Promise<void> {
      await insertMedia(database, { name: "stage.jpg", medium: "stage-medium.webp" });
      await insertMedia(database, { name: "https://cdn.example/icon.png" });
      const event = { slug: "konser", title: "Konser", address: "İzmir", description: "Açık hava", start_time: 0 };
      const images = { background: "stage.jpg", icon: "https://cdn.example/icon.png" };
      const row = { uuid: "e", ...event, ...images, ...more };
      await database.insertInto("events").values(row).execute();
      const packages = { event_uuid: "e", name: "Sahne önü", price_kurus: 125_050 };
      await database
        .insertInto("packages")
        .values({ uuid: "pk", ...packages })
        .execute();
      await database
        .insertInto("packages")
        .values({ uuid: "back", ...packages })
        .execute();
      await database.insertInto("tickets").values({ uuid: "t", package_uuid: "pk", created_at: 5 }).execute();
    }

    it("has the shape of the contract", async () => {
      await insertTicket({ end_time: 1_750_010_000_000 });
      const { json } = await get(productPaths.ticket("konser", "pk", "t"));
      expect(ticketResponse.parse(json)).toEqual({
        event: {
          title: "Konser",
          address: "İzmir",
          description: "Açık hava",
          start_time: "1970-01-01T00:00:00.000Z",
          end_time: "2025-06-15T17:53:20.000Z",
          time_zone: null,
          background: {
            thumb: "https://meydan.example/media/stage-medium.webp",
            original: "https://meydan.example/media/stage.jpg",
          },
          icon: { medium: "https://cdn.example/icon.png", original: "https://cdn.example/icon.png" },
        },
        package: { name: "Sahne önü", price: 1250.5 },
        ticket_uuid: "t",
        created_at: "1970-01-01T00:00:00.005Z",
      });
    });

    it("may be of an event without an end, in another zone", async () => {
      await insertTicket({ time_zone: "Europe/Berlin" });
      const { json } = await get(productPaths.ticket("konser", "pk", "t"));
      expect(ticketResponse.parse(json).event).toMatchObject({ end_time: null, time_zone: "Europe/Berlin" });
    });

    it.each([
      ["konser-2", "pk", "t"],
      ["konser", "back", "t"],
      ["konser", "pk", "t2"],
    ])("is not found by %s, %s, %s", async (...key) => {
      await insertTicket();
      expect((await get(productPaths.ticket(...key))).status).toBe(404);
    });
  });

  describe("a failing request", () => {
    it("is one for a private post", async () => {
      await insertUser(database, { uuid: "ada" });
      await insertPost(database, { uuid: "private", author_uuid: "ada", is_public: 0 });
      expect((await get(productPaths.post("private"))).status).toBe(404);
    });

    it.each([
      ["an unknown post", productPaths.post("unknown")],
      ["an unknown user", productPaths.user("unknown")],
      ["an unknown path", "/api/public/secrets"],
    ])("gets a 404 with a code: %s", async (_name, path) => {
      const { status, json } = await get(path);
      expect(status).toBe(404);
      expect(errorResponse.parse(json)).toEqual({ error: { code: "not-found" } });
    });

    it.each([
      productPaths.post("a b"),
      productPaths.post("x".repeat(65)),
      productPaths.user("';drop table users"),
      productPaths.userPosts("..%2f"),
      "/api/public/post/%E0%A4%A",
      productPaths.ticket("a/b", "pk", "t"),
      productPaths.ticket("konser", "p k", "t"),
      productPaths.ticket("konser", "pk", "t\n"),
    ])("gets a 404 without a query for an invalid id: %s", async (path) => {
      queries = 0;
      expect((await get(path)).status).toBe(404);
      expect(queries).toBe(0);
    });

    it("rejects with the database's error, and does not log it", async () => {
      failure = new Error("no such table: tickets");
      await expect(get(productPaths.ticket("konser", "paket-1", "bilet-1"))).rejects.toBe(failure);
      expect(logged).toEqual([]);
    });
  });
});
