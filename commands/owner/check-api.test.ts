import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { productPaths } from "#contract/product-paths.ts";
import { runCommand } from "#scripts/test/run-command.harness.ts";
import { serveLocally } from "#server/http/serve-locally.harness.ts";
import { runOwner } from "../owner.ts";

const document = readFileSync(join(import.meta.dirname, "../../docs/content-api.md"), "utf8");
const [post = "", user = "", posts = "", ticket = ""] = [...document.matchAll(/```json\n(.*?)```/gs)].map(
  ([, example = ""]) => example,
);
const answers = {
  [productPaths.post("p1")]: post,
  [productPaths.user("u1")]: user,
  [productPaths.userPosts("u1")]: posts,
  [productPaths.ticket("konser", "b1", "c1")]: ticket,
};

/** Checks a product server that answers what the document has, but for these paths. */
async function check(changed: Readonly<Record<string, string>> = {}, ...words: string[]) {
  const asked: string[] = [];
  const { origin } = await serveLocally(({ method, url = "" }, response) => {
    asked.push(`${method} ${url}`);
    const answer = { ...answers, ...changed }[url];
    response.writeHead(answer === undefined ? 404 : 200).end(answer ?? "{}");
  });
  const ids = words.length > 0 ? words : ["p1", "u1", "konser/b1/c1"];
  return { asked, ...(await runCommand(runOwner, ["check-api", origin, ...ids], {})) };
}

test("the examples of the document are as agreed, also with fields of a server's own, and are only read", async () => {
  const more = user.replace('"bio": null', '"bio": null, "level": 3');
  const { asked, status, output, errors } = await check({ [productPaths.user("u1")]: more });
  expect([status, errors]).toEqual([0, ""]);
  expect(output.match(/^ok {4}(HEAD|GET) \/\S*$/gm)).toHaveLength(7);
  expect(asked[0]).toBe("HEAD /");
  expect(asked.slice(1).every((call) => call.startsWith("GET /api/"))).toBe(true);
});

test("what is not as agreed is named by its field; a server that is out of reach by its error", async () => {
  const wrong = post.replace('"views": 1200', '"views": "1,200"').replace('"Flows"', '"Story"');
  const { status, output, errors } = await check({
    [productPaths.post("p1")]: wrong,
    [productPaths.user("u1")]: "<html>",
  });
  expect([status, errors]).toEqual([1, "2 of 7 answers are not as agreed (docs/content-api.md).\n"]);
  expect(output).toMatch(
    /^WRONG GET \/api\/public\/post\/p1\n {2}result\.data\.type: .*\n {2}result\.data\.views: .*\nWRONG /m,
  );
  const away = await runCommand(runOwner, ["check-api", "http://127.0.0.1:1", "p1", "u1"], {});
  expect(away).toMatchObject({ status: 1, errors: expect.stringContaining("6 of 6") });
});

test.each([[["p1"]], [["p1", "u1", "konser/b1"]], [["p1", "u1", "a/b/c", "d"]], [["p1", "u1", "a/b/c/d"]]])(
  "%j is not enough, or too much",
  async (words) => {
    expect(await check({}, ...words)).toMatchObject({ status: 2, asked: [] });
  },
);
