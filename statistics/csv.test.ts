import { expect, test } from "vitest";
import { toCsv } from "./print-statistics.ts";

const labels = { page: "post", language: "tr", phone: "apple", app: "browser", place: "", detail: "" } as const;

test("sums stand beside those of the days before", () => {
  const now = { counts: [{ ...labels, event: "view", count: 5 }] as const, days: [] };
  const past = {
    counts: [
      { ...labels, event: "view", count: 3 },
      { ...labels, event: "share", count: 1 },
    ] as const,
    days: [],
  };
  expect(toCsv(now, past)).toBe(
    [
      "event,page,language,platform,app,place,detail,count,count_before",
      "share,post,tr,apple,browser,,,0,1",
      "view,post,tr,apple,browser,,,5,3",
      "",
    ].join("\r\n"),
  );
});
