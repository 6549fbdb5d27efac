import { Kysely } from "kysely";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { productPaths } from "#contract/product-paths.ts";
import { errorResponse } from "#contract/responses/error-response.ts";
import { postResponse } from "#contract/responses/post-response.ts";
import { ticketResponse } from "#contract/responses/ticket-response.ts";
import { userPostsResponse } from "#contract/responses/user-posts-response.ts";
import { userResponse } from "#contract/responses/user-response.ts";
import { testDueHours } from "./accounts/accounts.harness.ts";
import { type Backend, createBackend } from "./app.ts";
import { migrate } from "./db/migrate.ts";
import { contentSchema } from "./db/migrations/migrations.ts";
import { NodeSqliteDialect } from "./db/sqlite-dialect.ts";
import type { Tables } from "./db/tables.ts";
import { insertMedia, insertPost, insertUser } from "./db/test-rows.harness.ts";

let database: Kysely<Tables>;
let backend: Backend;
let queries: string[];
let entries: string[];

beforeEach(async () => {
  queries = [];
  entries = [];
  database = new Kysely({
    dialect: new NodeSqliteDialect(":memory:"),
    log: ({ query }) => {
      queries.push(query.sql);
    },
  });
  await migrate(database, contentSchema);
  backend = createBackend({
    database,
    clock: { now: () => 0, every: () => () => {}, sleep: async () => {} },
    mediaOrigin: "https://meydan.example",
    log: pino({ level: "info" }, { write: (entry) => entries.push(entry) }),
    accounts: { deletionDays: 30, mediaDirectory: "/nowhere", onUserChange: () => {}, onMediaDeleted: () => {} },
    reports: { dueHours: testDueHours, keptMonths: 7 },
  });
});
afterEach(async () => {
  await backend.close();
  await database.destroy();
});

async function get(path: string): Promise<{ status: number; type: string | null; json: unknown }> {
  const response = await backend.fetch(new Request(`http://product-server.internal${path}`));
  return { status: response.status, type: response.headers.get("content-type"), json: await response.json() };
}

async function insertAda(): Promise<void> {
  await insertMedia(database, { name: "ada.jpg", medium: "ada-medium.webp", thumb: "ada-thumb.webp" });
  await insertUser(database, { uuid: "ada", username: "ada", full_name: "Ada Yılmaz", avatar: "ada.jpg", bio: "Çay" });
}

async function attach(post: string, role: "picture" | "video" | "poster", media: string, position = 0): Promise<void> {
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
    await attach("p1", "picture", "ferry.png", 0);
    await attach("p1", "picture", "https://cdn.example/far.jpg", 1);
    const { status, type, json } = await get(productPaths.post("p1"));
    expect(status).toBe(200);
    expect(type).toMatch(/^application\/json/);
    expect(postResponse.parse(json).result.data).toEqual({
      uuid: "p1",
      type: "Flows",
      content: "merhaba",
      createdAt: "2025-06-15T15:06:40.000Z",
      views: 0,
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
      stats: { likes: 0, comments: 0, favorites: 0, shares: 0 },
    });
  });

  it("comes with at most five others, never with itself", async () => {
    await insertAda();
    await insertUser(database, { uuid: "eren" });
    await insertPost(database, { uuid: "main", author_uuid: "ada" });
    for (let post = 0; post < 7; post++) {
      await insertPost(database, { uuid: `o${post}`, author_uuid: "eren", created_at: post });
    }
    const { result } = postResponse.parse((await get(productPaths.post("main"))).json);
    expect(result.otherDatas.map((other) => other.uuid)).toEqual(["o6", "o5", "o4", "o3", "o2"]);
  });

  it("counts the views that it is told of, and none of posts that are not there", async () => {
    await insertAda();
    await insertUser(database, { uuid: "eren" });
    await insertPost(database, { uuid: "p1", author_uuid: "ada" });
    await insertPost(database, { uuid: "p2", author_uuid: "eren" });
    await get(productPaths.post("p2"));
    for (const uuid of ["p1", "p1", "unknown", "no identifier"]) backend.countView(uuid);
    await backend.close();
    const rows = await database.selectFrom("post_stats").select(["post_uuid", "views"]).orderBy("post_uuid").execute();
    expect(rows).toEqual([
      { post_uuid: "p1", views: 2 },
      { post_uuid: "p2", views: 0 },
    ]);
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
      followersCount: 0,
    });
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

  it("has an empty list without posts, and none if unknown", async () => {
    await insertAda();
    expect((await get(productPaths.userPosts("ada"))).json).toEqual({ result: [] });
    expect((await get(productPaths.userPosts("unknown"))).status).toBe(404);
  });
});

it("returns a ticket in the shape of the contract", async () => {
  await insertMedia(database, { name: "stage.jpg", medium: "stage-medium.webp" });
  await insertMedia(database, { name: "https://cdn.example/icon.png" });
  const event = { uuid: "e", slug: "konser", title: "Konser", address: "İzmir", description: "Açık hava" };
  await database
    .insertInto("events")
    .values({ ...event, start_time: 0, end_time: 1000, background: "stage.jpg", icon: "https://cdn.example/icon.png" })
    .execute();
  await database
    .insertInto("packages")
    .values({ uuid: "pk", event_uuid: "e", name: "Sahne önü", price_kurus: 125_050 })
    .execute();
  await database.insertInto("tickets").values({ uuid: "t", package_uuid: "pk", created_at: 5 }).execute();
  const { json } = await get(productPaths.ticket("konser", "pk", "t"));
  expect(ticketResponse.parse(json)).toEqual({
    event: {
      title: "Konser",
      address: "İzmir",
      description: "Açık hava",
      start_time: "1970-01-01T00:00:00.000Z",
      end_time: "1970-01-01T00:00:01.000Z",
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

it("returns a ticket of an event without an end, in another zone", async () => {
  const event = { uuid: "e", slug: "konser", title: "Konser", address: "Berlin", description: "Açık hava" };
  await database
    .insertInto("events")
    .values({ ...event, start_time: 0, end_time: null, time_zone: "Europe/Berlin" })
    .execute();
  await database
    .insertInto("packages")
    .values({ uuid: "pk", event_uuid: "e", name: "Sahne önü", price_kurus: 0 })
    .execute();
  await database.insertInto("tickets").values({ uuid: "t", package_uuid: "pk", created_at: 5 }).execute();
  const { json } = await get(productPaths.ticket("konser", "pk", "t"));
  expect(ticketResponse.parse(json).event).toMatchObject({ end_time: null, time_zone: "Europe/Berlin" });
});

describe("a failing request", () => {
  it.each([
    ["an unknown post", productPaths.post("unknown")],
    ["an unknown user", productPaths.user("unknown")],
    ["an unknown ticket", productPaths.ticket("konser", "pk", "t")],
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
    queries = [];
    expect((await get(path)).status).toBe(404);
    expect(queries).toEqual([]);
  });

  it("rejects with the database's error, which contains no ids, and does not log it", async () => {
    await database.schema.dropTable("tickets").execute();
    const response = get(productPaths.ticket("konser", "paket-1", "bilet-1"));
    await expect(response).rejects.toThrow(/^no such table: tickets$/);
    expect(entries).toEqual([]);
  });
});
