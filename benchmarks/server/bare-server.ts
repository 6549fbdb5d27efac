import { readFileSync } from "node:fs";
import { createServer } from "node:http";

// node bare-server.ts PORT FILE: the least that node:http can do, the same headers and bytes for every request.
const { headers, body } = JSON.parse(readFileSync(process.argv[3] ?? "", "utf8"));
const bytes = Buffer.from(body, "base64");
createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(bytes);
}).listen(Number(process.argv[2]), "127.0.0.1");
