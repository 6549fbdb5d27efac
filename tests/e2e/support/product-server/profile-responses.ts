import { productPaths } from "../../../../contract/product-paths.ts";
import type { ProfilePost } from "../../../../contract/responses/user-posts-response.ts";
import type { UserResponse } from "../../../../contract/responses/user-response.ts";

/** A profile as a product server sends it (specification, section 3). */
const uuid = "6f1b2c3d-00a1-4a00-8000-0000000000a1";
export const profilePath = `/profile/${uuid}`;
export const userPath = productPaths.user(uuid);
export const postsPath = productPaths.userPosts(uuid);

const user = {
  uuid,
  username: "denizaksoy",
  fullName: "Deniz Aksoy",
  bio: "Vapurda yazar.\nhttps://deniz.example/gunluk",
  followersCount: 248_300,
  followingCount: 612,
  avatar: { original: "https://media.example/deniz.png" },
  createdAt: "2024-03-09T10:00:00+03:00",
} satisfies Record<keyof UserResponse["result"]["data"], unknown>;
const counts = { views: 15_300, likes_count: 1234, comments_count: 12, favorites_count: 3, shares_count: 1 };
const image = { mime_type: "image/png", original_url: "https://media.example/vapur.png" };
const video = {
  mime_type: "video/mp4",
  original_url: "https://media.example/kule.mp4",
  poster_url: "https://media.example/kule.png",
};

export const userResponse = { json: { result: { data: user } } };
const post = {
  uuid: "p1",
  type: 1,
  media: [image],
  content: "Akşam vapuru",
  created_at: "2026-11-11T18:22:00+03:00",
  ...counts,
} satisfies Record<keyof ProfilePost, unknown>;
export const profilePosts = [
  post,
  { ...post, uuid: "p2", type: 3, media: [], content: "Şemsiyelerin ayrı bir şehri olmalı." },
  { ...post, uuid: "p3", type: 2, media: [video], content: null },
  { ...post, uuid: "p4", type: 2, media: [{ ...video, poster_url: undefined }], content: null },
];
