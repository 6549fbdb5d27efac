import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { testDatabases } from "#backend/db/test-databases.harness.ts";
import { contentId } from "#contract/content-line.ts";
import { sampleLines } from "./content.harness.ts";
import { exportContent } from "./export-content.ts";
import { importContent } from "./import-content.ts";
import { prepareImportTests } from "./import-tests.harness.ts";

describe.each(testDatabases)("import on $dialect", ({ share }) => {
  const tests = prepareImportTests(share);
  const { importLines } = tests;

  async function everything() {
    const tables = ["users", "posts", "post_stats", "post_media", "media", "events", "packages", "tickets"] as const;
    return Promise.all(
      tables.map((table) => tests.database.selectFrom(table).selectAll().orderBy(sql`1, 2, 3`).execute()),
    );
  }

  it("imports every kind of line in any order, and changes nothing the second time", async () => {
    expect(await importLines(sampleLines)).toMatchObject({
      kind: "imported",
      counts: {
        user: { added: 2 },
        post: { added: 2 },
        event: { added: 2 },
        package: { added: 1 },
        ticket: { added: 1 },
      },
    });
    const before = await everything();
    expect(await importLines(sampleLines)).toEqual({
      kind: "imported",
      counts: {
        user: { added: 0, changed: 0, unchanged: 2 },
        post: { added: 0, changed: 0, unchanged: 2 },
        event: { added: 0, changed: 0, unchanged: 2 },
        package: { added: 0, changed: 0, unchanged: 1 },
        ticket: { added: 0, changed: 0, unchanged: 1 },
        account: { added: 0, changed: 0, unchanged: 0 },
        restriction: { added: 0, changed: 0, unchanged: 0 },
      },
    });
    expect(await everything()).toEqual(before);
  });

  it("announces the author of what an imported decision hides, and the author's media that nothing shown uses", async () => {
    await importLines(sampleLines);
    await tests.database.deleteFrom("changes").execute();
    const decision = { state: "removed", reference: "MSL-2345-6789", changedAt: "2025-10-01T09:00:00Z" };
    await importLines([{ kind: "restriction", target: "post/p1", ...decision }]);
    const changes = await tests.database.selectFrom("changes").select(["user_uuid", "media"]).execute();
    const ofPrivatePost = expect.stringMatching(/\.mp4$/);
    const announced = changes.map(({ user_uuid, media }) => user_uuid ?? media);
    expect(announced.toSorted()).toEqual([ofPrivatePost, "ada", "https://cdn.example/far.webp"]);
  });

  it("says what it does", async () => {
    const steps: string[] = [];
    const { database, content } = tests;
    const { mediaDirectory, mediaFolder } = content;
    const file = await content.write(sampleLines);
    await importContent({ database, mediaDirectory, mediaFolder, file, onStep: (step) => steps.push(step) });
    expect(steps).toEqual(["Checking the lines", "Copying the files of 4 media", "Writing 8 lines"]);
  });

  it("replaces changed rows, but never lowers views", async () => {
    await importLines(sampleLines);
    await tests.database.updateTable("post_stats").set({ views: 500 }).where("post_uuid", "=", "p1").execute();
    const [post, user] = sampleLines;
    const { counts } = (await importLines([
      { ...post, likes: 99, pictures: [{ file: "deep/tea.png" }] },
      { ...user, fullName: undefined },
    ])) as { counts: object };
    expect(counts).toMatchObject({ post: { changed: 1, unchanged: 0 }, user: { changed: 1 } });
    const exported = await Array.fromAsync(exportContent(tests.database));
    expect(exported.find((line) => contentId(line) === "p1")).toMatchObject({ views: 500, likes: 99, pictures: [{}] });
    expect(exported.find((line) => contentId(line) === "ada")).not.toHaveProperty("fullName");
  });

  it("reads image sizes and renders smaller versions", async () => {
    await importLines(sampleLines);
    const media = await tests.database.selectFrom("media").selectAll().orderBy("mime_type").orderBy("name").execute();
    const name = (extension: string) => expect.stringMatching(new RegExp(`^[0-9a-f]{32}\\.${extension}$`));
    const none = { width: null, height: null, medium: null, thumb: null };
    expect(media).toEqual([
      {
        name: name("jpg"),
        mime_type: "image/jpeg",
        width: 1200,
        height: 600,
        medium: name("webp"),
        thumb: name("webp"),
      },
      { name: name("png"), mime_type: "image/png", width: 200, height: 100, medium: name("webp"), thumb: name("webp") },
      { name: "https://cdn.example/far.webp", mime_type: "image/webp", ...none },
      { name: name("mp4"), mime_type: "video/mp4", ...none },
    ]);
  });

  it.each<[string, readonly (object | string)[], object[]]>([
    ["a line that is not JSON", [...sampleLines, "", "{oops"], [{ line: 10, message: "is not JSON in UTF-8" }]],
    [
      "an id given twice",
      [...sampleLines, { ...sampleLines[1], bio: "x" }],
      [{ line: 9, field: "uuid", message: "is already used by line 2" }],
    ],
    [
      "an unknown author",
      [{ ...sampleLines[0], author: "nobody" }, sampleLines[1] ?? ""],
      [{ line: 1, field: "author", message: "is not the uuid of a user" }],
    ],
    ["an unknown event", [sampleLines[5] ?? ""], [{ line: 1, field: "event", message: "is not the uuid of an event" }]],
    [
      "an unknown package",
      [sampleLines[4] ?? ""],
      [{ line: 1, field: "package", message: "is not the uuid of a package" }],
    ],
    [
      "a missing file",
      [{ ...sampleLines[1], avatar: "nothing.jpg" }],
      [{ line: 1, field: "avatar", message: "does not name a file in the media folder" }],
    ],
    [
      "a video instead of an image",
      [{ ...sampleLines[1], avatar: "clip.mp4" }],
      [{ line: 1, field: "avatar", message: "must name a JPEG, PNG, WebP, AVIF or GIF image" }],
    ],
  ])("changes nothing for %s", async (_name, lines, issues) => {
    expect(await importLines(lines)).toEqual({ kind: "invalid", issues });
    for (const rows of await everything()) expect(rows).toEqual([]);
  });

  it("accepts references to content of an earlier import", async () => {
    await importLines([sampleLines[1] ?? ""]);
    expect(await importLines([sampleLines[0] ?? ""])).toMatchObject({ kind: "imported" });
  });

  it("reports the first twenty issues, in the order of the lines", async () => {
    const result = await importLines(Array.from({ length: 500 }, () => "{}"));
    expect(result).toMatchObject({ kind: "invalid", issues: { length: 20, 0: { line: 1 }, 19: { line: 20 } } });
  });

  it("writes more lines than fit into one batch", async () => {
    const posts = Array.from({ length: 600 }, (_, index) => ({ ...sampleLines[0], uuid: `many-${index}` }));
    expect(await importLines([...posts, ...sampleLines])).toMatchObject({ counts: { post: { added: 602 } } });
    expect(await Array.fromAsync(exportContent(tests.database))).toHaveLength(608);
  });
});
