import type { Selectable } from "kysely";
import type { Tables } from "#backend/db/tables.ts";
import { guessMimeType } from "#backend/media/media-format.ts";
import { type ContentKind, contentId } from "#contract/content-line.ts";
import { parseHttpUrl } from "#contract/http-url.ts";
import { expectNone, type ImportIssue, issueLimit } from "./import-issue.ts";
import { type MediaField, mediaFields } from "./media-fields.ts";
import { readContent } from "./read-content.ts";

/** A medium that lines name, and the first of these lines. */
export interface NamedMedium extends MediaField {
  readonly line: number;
  /** Of a file, it is there once the file is imported. */
  row?: Selectable<Tables["media"]>;
}

/** What an import remembers of its file: about 200 bytes for each line, as many for each medium. */
export interface ContentIndex {
  /** The number of each line, by `lineKey`. */
  readonly lines: ReadonlyMap<string, number>;
  /** By `mediumKey`. */
  readonly media: ReadonlyMap<string, NamedMedium>;
}

export const lineKey = (kind: ContentKind, id: string): string => `${kind} ${id}`;

/** One file may be named as an image and as a video. */
export const mediumKey = (file: string, use: MediaField["use"]): string => `${use} ${file}`;

/**
 * Checks each line of a content file by itself, and that no id is used twice.
 *
 * @throws InvalidContentError
 */
export async function checkContent(file: string): Promise<ContentIndex> {
  const issues: ImportIssue[] = [];
  const lines = new Map<string, number>();
  const media = new Map<string, NamedMedium>();
  for await (const read of readContent(file)) {
    if ("issues" in read) issues.push(...read.issues);
    else {
      const { line, content } = read;
      const key = lineKey(content.kind, contentId(content));
      const earlier = lines.get(key);
      if (earlier === undefined) lines.set(key, line);
      else {
        const field = content.kind === "account" ? "user" : "uuid";
        issues.push({ line, field, message: `is already used by line ${earlier}` });
      }
      for (const named of mediaFields(content)) {
        const key = mediumKey(named.file, named.use);
        if (!media.has(key)) media.set(key, { ...named, line, ...rowOfUrl(named) });
      }
    }
    if (issues.length >= issueLimit) break;
  }
  expectNone(issues);
  return { lines, media };
}

/** Of a URL on another host, which is not fetched. Its name is the URL as pages write it, by which it is looked up. */
function rowOfUrl({ file, use }: MediaField): Pick<NamedMedium, "row"> {
  const name = parseHttpUrl(file)?.href;
  if (name === undefined) return {};
  return { row: { name, mime_type: guessMimeType(name, use), width: null, height: null, medium: null, thumb: null } };
}
