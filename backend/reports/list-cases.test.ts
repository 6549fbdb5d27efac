import { expect, test } from "vitest";

import { caseList, type OpenCase } from "./list-cases.ts";

const one: OpenCase = {
  reference: "K7QM-2XRT-9WPA",
  kinds: ["child-safety"],
  dueAt: 0,
  isOverdue: true,
  isObjection: false,
  members: ["K7QM-2XRT-9WPA"],
  confirmed: 0,
  unmailed: [],
  targets: [],
};

test("a list says what it leaves out, which is never a case that somebody has confirmed", () => {
  const flood = Array.from({ length: 20_000 }, () => one);
  const cases = [...flood, { ...one, reference: "AAAA-AAAA-AAAA", isOverdue: false, confirmed: 1 }];
  const lines = caseList(cases, 0, false).trimEnd().split("\n");
  expect(lines).toHaveLength(502);
  expect(lines.at(-2)).toMatch(/^AAAA-AAAA-AAAA /);
  expect(lines.at(-1)).toBe("(19500 more that nobody has confirmed are not in this list: list --all shows them.)");
  expect(caseList(cases, 0, true).trimEnd().split("\n")).toHaveLength(20_001);
});
