import { createServer } from "node:http";

// Has a post for every id: "6f1b2c3d…" of 300 characters, "t1000000-…" of a million. node product-server.ts PORT
const sentence = "Kadıköy'de akşam, çay ve şiir; gelenler birbirine kitap getirdi. ";

function postResponse(uuid: string): string {
  const length = Number(/^t(\d+)/.exec(uuid)?.[1] ?? 300);
  const content = sentence.repeat(Math.ceil(length / sentence.length)).slice(0, length);
  const stats = { likes: 12, comments: 3, favorites: 4, shares: 5 };
  const user = { uuid: "ada", username: "ada", fullName: "Ada Yılmaz" };
  const post = {
    uuid,
    type: "News",
    content,
    createdAt: "2026-07-05T18:00:00Z",
    views: 1234,
    user,
    stats,
    gallery: [],
  };
  const other = { ...post, uuid: "other", content: sentence };
  return JSON.stringify({ result: { data: post, otherDatas: [other, other, other] } });
}

createServer((request, response) => {
  const path = request.url ?? "";
  response.setHeader("Content-Type", "application/json");
  response.end(path.startsWith("/api/public/post/") ? postResponse(path.slice(17)) : "{}");
}).listen(Number(process.argv[2]), "127.0.0.1");
