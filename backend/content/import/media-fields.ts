import type { MediaFormat } from "#backend/media/media-format.ts";
import type { ContentLine } from "#contract/content-line.ts";

/** A field of a line that names an image or video. */
export interface MediaField {
  /** Path of the field, such as `pictures.0.file`. */
  readonly field: string;
  readonly file: string;
  readonly use: MediaFormat["use"];
}

/** Returns the media fields that a line has. */
export function mediaFields(content: ContentLine): MediaField[] {
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
