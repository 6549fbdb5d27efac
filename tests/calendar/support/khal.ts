import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installOnce } from "./install-once.ts";

/** A calendar of khal, a calendar program for terminals, in a folder of its own. The visitor lives in New York. */
export interface Khal {
  /** As a visitor imports a file that was downloaded. */
  readonly import: (calendarFile: string) => void;
  /** The events of a day and the days after it, in the order of their starts. */
  readonly events: (day: string, days: number) => KhalEvent[];
  readonly remove: () => void;
}

export interface KhalEvent {
  readonly title: string;
  /** By the visitor's clock, as "2027-07-03 14:00"; a day alone where the event is one of whole days. */
  readonly start: string;
  readonly end: string;
  readonly location: string;
}

const fields = ["title", "start-long", "end-long", "location"].map((name) => `{${name}}`).join("\t");

export function createKhal(): Khal {
  installOnce("khal", () => execFileSync("khal", ["--version"], { stdio: "ignore" }));
  const folder = mkdtempSync(join(tmpdir(), "khal-"));
  mkdirSync(join(folder, "events"));
  const config = join(folder, "config");
  writeFileSync(config, configuration(folder));
  const khal = (...parameters: string[]) => execFileSync("khal", ["-c", config, ...parameters], { encoding: "utf8" });
  let files = 0;
  return {
    import(calendarFile) {
      files += 1;
      const file = join(folder, `ticket (${files}).ics`);
      writeFileSync(file, calendarFile);
      khal("import", "--batch", file);
    },
    events(day, days) {
      const lines = khal("list", "--once", "--day-format", "", "--format", fields, day, `${days}d`).split("\n");
      return lines.filter(Boolean).map((line) => {
        const [title = "", start = "", end = "", location = ""] = line.split("\t");
        return { title, start, end, location };
      });
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

function configuration(folder: string): string {
  return `[calendars]
[[private]]
path = ${folder}/events
[sqlite]
path = ${folder}/khal.db
[locale]
local_timezone = America/New_York
default_timezone = America/New_York
timeformat = %H:%M
dateformat = %Y-%m-%d
longdateformat = %Y-%m-%d
datetimeformat = %Y-%m-%d %H:%M
longdatetimeformat = %Y-%m-%d %H:%M
`;
}
