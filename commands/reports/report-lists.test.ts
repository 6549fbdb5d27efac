import { expect, test } from "vitest";
import { decidedList } from "./report-lists.ts";

test("a list of decided cases says how many older ones there are", () => {
  const about = { reference: "K7QM-2XRT-9WPA", kinds: ["child-safety"], reports: 1 } as const;
  const decided = { ...about, decidedAt: 0, outcome: "kept", ground: null, hidden: [] } as const;
  expect(decidedList({ cases: [decided], older: 7 })).toMatch(/\n\(7 older ones are not in this list: .*\)\n$/);
  expect(decidedList({ cases: [decided], older: 0 })).not.toContain("(");
});
