import type { MediaFormat } from "#backend/media/media-format.ts";
import type { ContentLine } from "#contract/content-line.ts";

/** A field of a line that names a picture or a video. */
export interface MediaField {
  readonly field: string;
  readonly file: string;
  readonly use: MediaFormat["use"];
}

export function mediaFields(content: ContentLine): MediaField[] {
  switch (content.kind) {
    case "user":
      return picture("avatar", content.avatar);
    case "event":
      return [...picture("background", content.background), ...picture("icon", content.icon)];
    case "post":
      return [
        ...(content.pictures ?? []).flatMap(({ file }, index) => picture(`pictures.${index}.file`, file)),
        ...(content.video ? [{ field: "video.file", file: content.video.file, use: "video" as const }] : []),
        ...picture("video.poster", content.video?.poster),
      ];
    case "package":
    case "ticket":
      return [];
  }
}

function picture(field: string, file: string | undefined): MediaField[] {
  return file === undefined ? [] : [{ field, file, use: "picture" }];
}
