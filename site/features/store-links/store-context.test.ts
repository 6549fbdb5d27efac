import { expect, test } from "vitest";
import { pageKinds, routes } from "#site/routes.ts";
import { downloadPath, type Origin, storeContext } from "./store-context.ts";

const read = (path: string) => {
  const { from, id } = routes.download.query(new URL(path, "https://site.example").searchParams);
  return storeContext((from as Origin | undefined) ?? "download", "tr", id);
};

test("the context survives the way through the download page's address", () => {
  for (const from of [...pageKinds, "print"] as const) {
    const context = storeContext(from, "tr", "6f1b2c3d-0001");
    expect(read(downloadPath(context))).toEqual(context);
  }
  expect(downloadPath(storeContext("post", "tr", "6f1b"))).toBe("/download?from=post&id=6f1b");
  expect(downloadPath(storeContext("landing", "tr"))).toBe("/download?from=landing");
  expect(downloadPath(storeContext("download", "tr"))).toBe("/download");
});

test("a ticket's context has no place for ids", () => {
  expect(storeContext("ticket", "tr", "secret")).toEqual({ from: "ticket", language: "tr" });
  expect(downloadPath(storeContext("ticket", "tr", "secret"))).toBe("/download?from=ticket");
  expect(downloadPath({ from: "ticket", id: "secret" })).toBe("/download?from=ticket");
});

test.each(["", "?from=", "?from=evil", "?from=__proto__", "?from=post%00", "?id=6f1b", "?from=POST&id=1"])(
  "what is not of the closed list is dropped: %s",
  (query) => {
    expect(read(`/download${query}`)).toEqual({ from: "download", language: "tr" });
  },
);
