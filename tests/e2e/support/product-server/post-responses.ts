import type { Post } from "../../../../contract/responses/post-response.ts";

/** Posts as a product server returns them (specification, section 3). */
type Fields = Readonly<Record<string, unknown>>;

export const postPath = "/post/p-1";
export const postCall = "/api/public/post/p-1";

export function fakePost(uuid: string, fields: Fields = {}): Fields {
  const post = {
    uuid,
    type: "News",
    content: `Söz ${uuid}`,
    createdAt: "2026-07-05T18:00:00Z",
    views: 1234,
    stats: { likes: 1, comments: 2, favorites: 3, shares: 4 },
    user: { uuid: `u-${uuid}`, username: `user_${uuid}`, fullName: `Yazar ${uuid}` },
    video: [],
    videothumbnail: null,
    gallery: [],
  } satisfies Record<keyof Post, unknown>;
  return { ...post, ...fields };
}

/** A post with two others after it: four slides with the join slide. */
export function fakePostResponse(fields: Fields = {}, others: readonly Fields[] = [fakePost("p-2"), fakePost("p-3")]) {
  return { result: { data: fakePost("p-1", fields), otherDatas: others } };
}
