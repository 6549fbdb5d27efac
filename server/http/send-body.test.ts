import { expect, test } from "vitest";
import { type Body, matchesEtag, sendBody } from "./send-body.ts";
import { serveLocally } from "./serve-locally.harness.ts";

const etag = '"e1"';
const body: Body = {
  bytes: Buffer.from("günaydın"),
  headers: [
    ...["Content-Type", "text/plain", "Content-Encoding", "identity", "Content-Length", "10"],
    ...["Content-Language", "tr", "Content-Security-Policy", "default-src 'none'", "X-Content-Type-Options", "nosniff"],
  ],
  etag,
};

interface Sent {
  readonly bytes?: Buffer;
  readonly headers?: readonly string[];
  readonly status?: number;
  readonly moreHeaders?: readonly string[];
  readonly etag?: undefined;
  readonly method?: string;
  readonly ifNoneMatch?: string;
}

/** What a client gets of the body. */
async function send({
  status = 200,
  headers: own = body.headers,
  moreHeaders = [],
  method,
  ifNoneMatch,
  ...changes
}: Sent = {}) {
  const { origin } = await serveLocally((request, response) => {
    sendBody(request, response, status, { ...body, ...changes, headers: [...own, ...moreHeaders] });
  });
  const headers = { Connection: "close", ...(ifNoneMatch && { "If-None-Match": ifNoneMatch }) };
  const response = await fetch(origin, { headers, ...(method && { method }) });
  const { date, connection, ...sent } = Object.fromEntries(response.headers);
  return { status: response.status, headers: sent, text: await response.text() };
}

const ofEveryResponse = {
  "content-language": "tr",
  "content-security-policy": "default-src 'none'",
  "x-content-type-options": "nosniff",
};
const ofContent = { "content-type": "text/plain", "content-encoding": "identity", "content-length": "10" };

test("a body with its headers, and those of this request alone", async () => {
  const whole = { ...ofEveryResponse, ...ofContent };
  expect(await send()).toEqual({ status: 200, headers: whole, text: "günaydın" });
  expect(await send({ status: 404, moreHeaders: ["X-Route", "post"] })).toEqual({
    status: 404,
    headers: { ...whole, "x-route": "post" },
    text: "günaydın",
  });
  expect(await send({ method: "HEAD" })).toEqual({ status: 200, headers: whole, text: "" });
});

test("a large body goes out in pieces", async () => {
  const text = "günaydın".repeat(20_000);
  expect(await send({ bytes: Buffer.from(text), headers: [] })).toMatchObject({ text });
});

test("a client that has it gets a 304 with no header of a body", async () => {
  expect(await send({ ifNoneMatch: etag, moreHeaders: ["X-Route", "post"] })).toEqual({
    status: 304,
    headers: { ...ofEveryResponse, "x-route": "post" },
    text: "",
  });
});

test.each<[string, Sent]>([
  ["another version", { ifNoneMatch: '"e0"' }],
  ["a page that is not there", { ifNoneMatch: etag, status: 404 }],
  ["one that cannot be asked for again", { ifNoneMatch: etag, etag: undefined }],
])("%s is sent whole", async (_, request) => {
  expect(await send(request)).toMatchObject({ status: request.status ?? 200, headers: ofContent, text: "günaydın" });
});

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['"b" ,W/"a" , "c"', true],
  ["*", true],
  ['"ab", "ba"', false],
  ["a", false],
  ["", false],
  [null, false],
  [undefined, false],
])('If-None-Match %s names the ETag "a": %s', (header, matches) => {
  expect(matchesEtag(header, '"a"')).toBe(matches);
});
