import { readFileSync } from "node:fs";
import type { DemoContent, DemoUser } from "#brand/art/demo-content.ts";
import { contentLine } from "#contract/content-line.ts";
import tr from "#locales/tr.json" with { type: "json" };

/**
 * Reads the demo content for the app's screens, and the labels that the site has too.
 *
 * @param file a content file (docs/content.md)
 * @param media returns the URL of a media file
 */
export function readDemoContent(file: string, media: (file: string) => string): DemoContent {
  const lines = readFileSync(file, "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => contentLine.parse(JSON.parse(line)));

  const user = (matches: (line: { uuid: string; username: string }) => boolean): DemoUser => {
    const found = lines.filter((line) => line.kind === "user").find(matches);
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
    labels: {
      posts: tr.profile.posts,
      flows: tr.post.typeFlows,
      blip: tr.post.typeBlip,
      followers: tr.profile.followers_other,
      following: tr.profile.following_other,
    },
  };
}
