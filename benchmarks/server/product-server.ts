import { createServer } from "node:http";

// node product-server.ts PORT: has a post of 300 characters for every ID.
const sentence = "Kadıköy'de akşam, çay ve şiir; gelenler birbirine kitap getirdi. ";
const content = sentence.repeat(5).slice(0, 300);

function postResponse(uuid: string): string {
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
