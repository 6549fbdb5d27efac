import type { Kysely } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { dueAt, insertAccount } from "#backend/accounts/accounts.harness.ts";
import type { ReadState } from "#backend/changes/follow-changes.ts";
import type { Tables } from "#backend/db/tables.ts";
import { emptyTables, testDatabases } from "#backend/db/test-databases.harness.ts";
import { insertMedia, insertPost, insertUser } from "#backend/db/test-rows.harness.ts";
import { findHiddenMedia, isMediumShown } from "./shown-media.queries.ts";
import { createShownMedia } from "./shown-media.ts";

const foreign = "https://cdn.example/far.jpg";
const event = { slug: "konser", title: "Konser", address: "İzmir", description: "", start_time: 0 };

describe.each(testDatabases)("on $dialect", ({ share }) => {
  const database = share();
  beforeEach(async () => {
    await insertMedia(database, { name: "own.jpg", medium: "own-m.webp", thumb: "own-t.webp" });
    await insertMedia(database, { name: foreign });
    for (const uuid of ["ada", "can"]) await insertUser(database, { uuid });
    for (const uuid of ["p1", "p2"]) await insertPost(database, { uuid, author_uuid: "ada" });
    for (const uuid of ["c1", "c2"]) await insertPost(database, { uuid, author_uuid: "can" });
    await attach("p1", "own.jpg");
    await attach("p1", foreign);
  });

  let position = 0;
  async function attach(post_uuid: string, media: string): Promise<void> {
    position += 1;
    const row = { post_uuid, role: "picture" as const, position, media, alt: null };
    await database.insertInto("post_media").values(row).execute();
  }
  const setPublic = (uuid: string, is_public: 0 | 1) =>
    database.updateTable("posts").set({ is_public }).where("uuid", "=", uuid).execute();
  const decide = (target: string, state: "removed" | "withheld" | "shown" = "removed") => {
    const row = { id: target, target, state, reference: "R", blocked_by: null, changed_at: 0 };
    return database
      .insertInto("content_restrictions")
      .values(row)
      .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
      .execute();
  };
  const all = ["own.jpg", "own-m.webp", "own-t.webp", foreign];
  async function shown(): Promise<string[]> {
    const answers = await Promise.all(all.map(async (name) => ((await isMediumShown(database, [name])) ? [name] : [])));
    return answers.flat();
  }

  it.each<[string, () => Promise<unknown>]>([
    ["a decision about the post", () => decide("post/p1")],
    ["an order about the profile", () => decide("profile/ada", "withheld")],
    ["a private post", () => setPublic("p1", 0)],
    ["a frozen account", () => insertAccount(database, { user_uuid: "ada", ...dueAt(1), state: "frozen" })],
    ["an account that is being deleted", () => insertAccount(database, { user_uuid: "ada", ...dueAt(1) })],
    ["a post that is gone", () => database.deleteFrom("post_media").execute()],
  ])(
    "%s hides own media and those of other hosts; a use that is shown keeps them, whatever else has them",
    async (_, hide) => {
      expect(await shown()).toEqual(all);
      await hide();
      expect(await shown()).toEqual([]);
      await attach("c1", "own.jpg");
      await attach("c1", foreign);
      expect(await shown()).toEqual(all);

      // None of the three other ways in which something is not shown makes up for it.
      await setPublic("c1", 0);
      expect(await shown()).toEqual([]);
      await setPublic("c1", 1);
      await insertAccount(database, { user_uuid: "can", state: "frozen" });
      expect(await shown()).toEqual([]);
      await database.updateTable("accounts").set({ state: "active" }).where("user_uuid", "=", "can").execute();
      await decide("post/c1");
      expect(await shown()).toEqual([]);
      await decide("post/c1", "shown");
      expect(await shown()).toEqual(all);
    },
  );

  it("an avatar is shown with its profile, and the images of events always", async () => {
    await decide("post/p1");
    await database.updateTable("users").set({ avatar: "own.jpg" }).where("uuid", "=", "can").execute();
    expect(await shown()).toEqual(all.slice(0, 3));
    await decide("profile/can");
    expect(await shown()).toEqual([]);
    for (const [uuid, column, media] of [
      ["e1", "background", "own.jpg"],
      ["e2", "icon", foreign],
    ]) {
      await database
        .insertInto("events")
        .values({ ...event, uuid: uuid ?? "", [column ?? ""]: media })
        .execute();
    }
    expect(await shown()).toEqual(all);
  });

  it("the copies that must go are those of the users' media that nothing shown uses", async () => {
    expect(await findHiddenMedia(database, ["ada", "can"])).toEqual([]);
    await decide("post/p1");
    expect((await findHiddenMedia(database, ["ada"])).toSorted()).toEqual(all.toSorted());
    expect(await findHiddenMedia(database, ["can"])).toEqual([]);
    await attach("c1", foreign);
    expect((await findHiddenMedia(database, ["ada"])).toSorted()).toEqual(all.slice(0, 3).toSorted());
  });
});

describe("while the process runs", () => {
  let database: Kysely<Tables>;
  beforeAll(async () => {
    database = (await testDatabases[0]?.open()) as Kysely<Tables>;
  });
  beforeEach(async () => {
    await insertMedia(database, { name: "own.jpg" });
    await insertUser(database, { uuid: "ada", avatar: "own.jpg" });
  });
  afterEach(() => emptyTables(database));
  afterAll(() => database.destroy());

  function start() {
    const state: { readState: ReadState; now: number } = { readState: "all", now: 0 };
    let queries = 0;
    let failures = 0;
    // Each statement may fail, or something may happen before its answer arrives.
    let beforeAnswer = async () => {};
    const counting = database.withPlugin({
      transformQuery({ node }) {
        queries += 1;
        return node;
      },
      async transformResult({ result }) {
        const first = beforeAnswer;
        beforeAnswer = async () => {};
        await first();
        if (failures > 0) {
          failures -= 1;
          throw new Error("statement timeout");
        }
        return result;
      },
    });
    const media = createShownMedia({
      database: counting,
      namesOf: (url) => [url],
      readState: () => state.readState,
      now: () => state.now,
    });
    return {
      ...media,
      ask: () => media.isShown("own.jpg"),
      state,
      queries: () => queries,
      fail: (times: number) => {
        failures = times;
      },
      onNextAnswer: (happen: () => Promise<unknown>) => {
        beforeAnswer = async () => void (await happen());
      },
    };
  }
  const freeze = () => insertAccount(database, { user_uuid: "ada", state: "frozen" });

  it("an answer holds until the next change, for a minute at most, and is asked for once", async () => {
    const { ask, change, state, queries } = start();
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([true, true, true]);
    expect(ask()).toBe(true); // no promise: nothing is asked
    expect(queries()).toBe(1);
    await freeze();
    expect(ask()).toBe(true);
    change();
    expect(await ask()).toBe(false);
    await database.deleteFrom("accounts").execute();
    expect(ask()).toBe(false);
    state.now = 60_001;
    expect(await ask()).toBe(true);
  });

  it("an answer from before a change that comes after it is not taken", async () => {
    const { ask, change, onNextAnswer } = start();
    onNextAnswer(async () => {
      await freeze();
      change();
    });
    expect(await ask()).toBe(false);
  });

  it("a process that may have missed changes asks, and one that can read none takes what it knows", async () => {
    const { ask, state, isShown } = start();
    expect(await ask()).toBe(true);
    await freeze();
    state.readState = "late"; // as after it was suspended
    expect(await ask()).toBe(false);
    state.readState = "none";
    expect([ask(), isShown("never-asked.jpg")]).toEqual([false, true]);
  });

  it("a question that fails has the last answer; without one, the medium is not shown", async () => {
    const { ask, change, fail, isShown } = start();
    fail(1);
    expect(await ask()).toBe(false);
    expect(await ask()).toBe(true);
    change();
    await expect.poll(() => isShown("own.jpg")).toBe(true);
    change();
    fail(5);
    expect(await ask()).toBe(true);
  });
});
