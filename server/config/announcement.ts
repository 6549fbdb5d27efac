import type { SiteSettings } from "#site/site-settings.ts";
import { readSettingFile } from "./setting-file.ts";
import { StartupError } from "./startup-error.ts";

/** Code units of a line: it stands at the top of every page. */
const maxLength = 300;

/**
 * Reads what all pages say at the top: a text file with a line in Turkish and a line in English.
 *
 * @param file absolute path
 * @throws StartupError where the file cannot be read, or has no two lines that fit
 */
export function readAnnouncement(file: string | undefined): SiteSettings["announcement"] {
  if (file === undefined) return undefined;
  const lines = readSettingFile("ANNOUNCEMENT_FILE", file)
    .toString()
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const [tr, en, more] = lines;
  if (!tr || !en || more !== undefined || lines.some(({ length }) => length > maxLength)) {
    throw new StartupError(
      `ANNOUNCEMENT_FILE must have a line in Turkish and a line in English, of at most ${maxLength} characters: ${file}.`,
    );
  }
  return { tr, en };
}
