import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#server/temporary-folder.harness.ts";
import { readAnnouncement } from "./site-settings.ts";

function fileWith(content: string): string {
  const file = join(temporaryFolder(), "announcement.txt");
  writeFileSync(file, content);
  return file;
}

test("two lines are the announcement, in Turkish and English; without the setting there is none", () => {
  expect(readAnnouncement(fileWith("\n Bu gece 02.00’de bakım var.\r\n\nMaintenance tonight at 02:00.\n"))).toEqual({
    tr: "Bu gece 02.00’de bakım var.",
    en: "Maintenance tonight at 02:00.",
  });
  expect(readAnnouncement(undefined)).toBeUndefined();
});

test.each(["", "Yalnızca bir satır\n", "bir\niki\nüç\n", `${"a".repeat(301)}\nb\n`])(
  "a file with %j stops the start with a sentence",
  (content) => {
    expect(() => readAnnouncement(fileWith(content))).toThrow(/^ANNOUNCEMENT_FILE must have a line in Turkish and/);
  },
);

test("so does one that cannot be read", () => {
  expect(() => readAnnouncement("/none/announcement.txt")).toThrow(/^ANNOUNCEMENT_FILE .* \(ENOENT\)\.$/);
});
