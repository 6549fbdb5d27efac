import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { productPaths } from "#contract/product-paths.ts";
import { temporaryFolder } from "#server/temporary-folder.harness.ts";
import { createRemoteMedia } from "./remote-media.ts";

const cdn = (name: string) => `https://cdn.example/${name}.jpg`;
const post = (uuid: string, author: string, ...images: string[]) => ({
  uuid,
  content: "merhaba",
  gallery: images.map((name) => ({ original: cdn(name), medium: cdn(`${name}-m`) })),
  user: { uuid: author, avatar: [{ original: cdn(`of-${author}`) }] },
});

let file: string;
let refused: string[];
beforeEach(() => {
  file = join(temporaryFolder(), "media.sqlite");
  refused = [];
});

function start() {
  const onRefused = (urls: readonly string[]) => refused.push(...urls);
  const media = createRemoteMedia({ file, origin: "https://www.meydan.example", onRefused });
  onTestFinished(media.close);
  const answer = (path: string, result: unknown) => media.observe(path, 200, JSON.stringify({ result }));
  const fail = (path: string, status: number) => media.observe(path, status, "");
  const shown = (...names: string[]) => names.filter((name) => media.isShown(cdn(name)));
  return { ...media, answer, fail, shown };
}

test.each([404, 410, 451])("a %i of a post refuses its media, in this process and the next", (status) => {
  const { answer, fail, shown, close } = start();
  answer(productPaths.post("p1"), { data: post("p1", "ada", "a"), otherDatas: [post("p2", "can", "b")] });
  expect(shown("a", "a-m", "b", "of-ada", "never-seen")).toEqual(["a", "a-m", "b", "of-ada", "never-seen"]);
  fail(productPaths.post("p1"), status);
  expect(shown("a", "a-m", "b", "of-ada", "of-can")).toEqual(["b", "of-ada", "of-can"]);
  expect(refused.toSorted()).toEqual([cdn("a-m"), cdn("a")]);
  close();
  expect(start().shown("a", "b")).toEqual(["b"]);
});

test("media that another post, list or ticket still shows stay, and come back with what has them", () => {
  const { answer, fail, shown } = start();
  answer(productPaths.post("p1"), { data: post("p1", "ada", "a", "b", "c"), otherDatas: [post("p2", "can", "a")] });
  answer(productPaths.ticket("konser", "pk", "secret"), { event: { uuid: "e", background: cdn("b") } });
  fail(productPaths.post("p1"), 410);
  expect(shown("a", "b", "c")).toEqual(["a", "b"]);
  fail(productPaths.post("p2"), 410);
  expect(shown("a", "b", "c")).toEqual(["b"]);
  answer(productPaths.post("p1"), { data: post("p1", "ada", "a", "b", "c"), otherDatas: [] });
  expect(shown("a", "b", "c")).toEqual(["a", "b", "c"]);
});

test("a URL that is a text of another post or profile is no use of its medium", () => {
  const { answer, fail, shown } = start();
  answer(productPaths.post("p1"), { data: post("p1", "ada", "a"), otherDatas: [] });
  const url = cdn("a");
  const text = { ...post("p2", "can", "b"), content: url, url, gallery: [{ original: cdn("b"), alt: url }] };
  answer(productPaths.post("p2"), { data: text, otherDatas: [] });
  answer(productPaths.user("can"), { data: { uuid: "can", bio: url, fullName: url, username: url } });
  fail(productPaths.post("p1"), 410);
  expect(shown("a", "b")).toEqual(["b"]);
});

test("ids of UUID shape are the same in capitals", () => {
  const { answer, fail, shown } = start();
  const [id, author] = ["6f1b2c3d-0010-4a00-8000-00000000000a", "6f1b2c3d-0010-4a00-8000-00000000000b"];
  answer(productPaths.post(id), { data: post(id.toUpperCase(), author.toUpperCase(), "a"), otherDatas: [] });
  fail(productPaths.post(id), 410);
  expect(shown("a", "a-m")).toEqual([]);
  answer(productPaths.post("p2"), { data: post("p2", author.toUpperCase(), "b"), otherDatas: [] });
  fail(productPaths.user(author), 410);
  expect(shown("b", `of-${author.toUpperCase()}`)).toEqual([]);
});

test("with a user, the avatar and all posts go; failures and lists that are gone tell nothing", () => {
  const { answer, fail, shown } = start();
  answer(productPaths.post("p1"), { data: post("p1", "ada", "a"), otherDatas: [] });
  const { user: _user, ...listed } = post("p9", "ada", "b");
  answer(productPaths.userPosts("ada"), [listed]);
  answer(productPaths.user("ada"), { data: { uuid: "ada", avatar: cdn("of-ada") } });
  for (const status of [500, 503, 403]) fail(productPaths.user("ada"), status);
  fail(productPaths.userPosts("ada"), 404);
  expect(shown("a", "b", "of-ada")).toEqual(["a", "b", "of-ada"]);
  fail(productPaths.user("ada"), 410);
  expect(shown("a", "b", "of-ada")).toEqual([]);
});
