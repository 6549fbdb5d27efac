import { readFileSync } from "node:fs";
import type { DemoContent, DemoUser } from "#brand/art/demo-content.ts";
import { contentLine } from "#contract/content-line.ts";

/**
 * The demo content as the drawn screens ask for it.
 *
 * @param file NDJSON of content lines
 * @param media address of a media file by its name
 * @throws where a screen asks for a user or post that is not there
 */
export function readDemoContent(file: string, media: (file: string) => string): DemoContent {
  const lines = readFileSync(file, "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => contentLine.parse(JSON.parse(line)));

  const user = (isWanted: (line: { uuid: string; username: string }) => boolean): DemoUser => {
    const found = lines.filter((line) => line.kind === "user").find(isWanted);
    if (!found) throw new Error(`${file} has no such user`);
    return {
      username: found.username,
      name: found.fullName ?? found.username,
      bio: found.bio ?? "",
      avatar: found.avatar,
      followers: found.followersCount,
      following: found.followingCount,
    };
  };

  return {
    user: (username) => user((line) => line.username === username),
    post(number) {
      const tail = String(number).padStart(4, "0");
      const uuid = `6f1b2c3d-${tail}-4a00-8000-00000000${tail}`;
      const found = lines.filter((line) => line.kind === "post").find((line) => line.uuid === uuid);
      if (!found) throw new Error(`${file} has no post ${uuid}`);
      return { ...found, author: user((line) => line.uuid === found.author), text: found.content ?? "" };
    },
    media,
  };
}
