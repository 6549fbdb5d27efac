import type { Selectable } from "kysely";
import type { Tables } from "#backend/db/tables.ts";
import { guessMimeType, type MediaFormat } from "#backend/media/media-format.ts";
import { type ContentKind, type ContentLine, contentId } from "#contract/content-line.ts";
import { parseHttpUrl } from "#contract/http-url.ts";
import { expectNone, type ImportIssue, issueLimit } from "./import-issue.ts";
import { readContent } from "./read-content.ts";

/** A field of a line that names an image or video. */
interface MediaField {
  /** Path of the field, such as `pictures.0.file`. */
  readonly field: string;
  readonly file: string;
  readonly use: MediaFormat["use"];
}

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

/** Returns the media fields that a line has. */
function mediaFields(content: ContentLine): MediaField[] {
  switch (content.kind) {
    case "user":
      return image("avatar", content.avatar);
    case "event":
      return [...image("background", content.background), ...image("icon", content.icon)];
    case "post":
      return [
        ...(content.pictures ?? []).flatMap(({ file }, index) => image(`pictures.${index}.file`, file)),
        ...(content.video ? [{ field: "video.file", file: content.video.file, use: "video" as const }] : []),
        ...image("video.poster", content.video?.poster),
      ];
    case "package":
    case "ticket":
    case "account":
    case "restriction":
      return [];
  }
}

function image(field: string, file: string | undefined): MediaField[] {
  return file === undefined ? [] : [{ field, file, use: "image" }];
}
