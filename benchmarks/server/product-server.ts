import { createServer } from "node:http";

// node product-server.ts PORT: has a post for every ID, of 300 characters ("6f1b2c3d…") or as many as the ID says
// ("t1000000-…").
const sentence = "Kadıköy'de akşam, çay ve şiir; gelenler birbirine kitap getirdi. ";

function postResponse(uuid: string): string {
  const length = Number(/^t(\d+)/.exec(uuid)?.[1] ?? 300);
  const content = sentence.repeat(Math.ceil(length / sentence.length)).slice(0, length);
  const post = {
    uuid,
    type: "News",
    content,
    createdAt: "2026-07-05T18:00:00Z",
    views: 1234,
    user: { uuid: "ada", username: "ada", fullName: "Ada Yılmaz" },
    stats: { likes: 12, comments: 3, favorites: 4, shares: 5 },
    gallery: [],
  };
  const otherDatas = [1, 2, 3].map((number) => ({ ...post, uuid: `other-${number}`, content: sentence }));
  return JSON.stringify({ result: { data: post, otherDatas } });
}

createServer((request, response) => {
  const path = request.url ?? "";
  response.setHeader("Content-Type", "application/json");
  response.end(path.startsWith("/api/public/post/") ? postResponse(path.slice(17)) : "{}");
}).listen(Number(process.argv[2]), "127.0.0.1");
