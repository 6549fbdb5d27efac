import fc from "fast-check";
import { afterEach, describe, expect, inject, test } from "vitest";
import { exchange, get } from "./support/raw-http.ts";
import { hiddenRequest, smuggling } from "./support/smuggling.ts";

const origin = inject("demoOrigin");

afterEach(async () => {
  expect((await get(origin, "/healthz")).body).toBe("ok\n");
});

/** What every response to a refused request has. */
const refusalHeaders = ["content-security-policy", "x-content-type-options", "referrer-policy", "x-request-id"];

describe("a request whose end two servers may see in different places is refused, and nothing in it is answered", () => {
  test.each(smuggling)("%s", async (_name, bytes) => {
    const { received, response } = await exchange(origin, bytes);
    expect(received.match(/HTTP\/1\.1 /g) ?? []).toHaveLength(1);
    expect(received).not.toContain("\r\n\r\nok\n");
    expect(response?.status).toBeGreaterThanOrEqual(400);
    expect(response?.status).toBeLessThan(500);
    for (const name of refusalHeaders) expect(response?.headers.has(name), name).toBe(true);
    expect(response?.headers.get("connection")).toBe("close");
  });

  test("a body that nobody reads is not taken for a request", async () => {
    const { received } = await exchange(
      origin,
      `GET /healthz HTTP/1.1\r\nHost: x\r\nContent-Length: ${hiddenRequest.length}\r\n\r\n${hiddenRequest}`,
    );
    expect(received.match(/HTTP\/1\.1 200/g)).toHaveLength(1);
  });
});

describe("oversized requests", () => {
  test.each([
    ["a target of 100 kB", `GET /${"a".repeat(100_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, [414, 431]],
    ["a target of 9 kB", `GET /${"a".repeat(9000)} HTTP/1.1\r\nHost: x\r\n\r\n`, [414]],
    ["a header of 1 MB", `GET / HTTP/1.1\r\nHost: x\r\nX: ${"a".repeat(1_000_000)}\r\n\r\n`, [431]],
    [
      "ten thousand headers",
      `GET / HTTP/1.1\r\nHost: x\r\n${Array.from({ length: 10_000 }, (_, at) => `X${at}: a\r\n`).join("")}\r\n`,
      [431],
    ],
    ["a method of 1 MB", `${"A".repeat(1_000_000)} / HTTP/1.1\r\nHost: x\r\n\r\n`, [400, 431]],
    [
      "a form of 1 MB",
      `POST /delete-account HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 1000000\r\n\r\n${"a".repeat(1_000_000)}`,
      [413],
    ],
    [
      "a report of 1 MB",
      `POST /csp-report HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\n${"a".repeat(1_000_000)}`,
      [413],
    ],
  ])("%s", async (_name, bytes, statuses) => {
    const { response, received } = await exchange(origin, bytes);
    // The server closes the connection under the rest of the request, which may overtake its answer.
    if (received !== "") expect(statuses).toContain(response?.status);
  });
});

describe("methods", () => {
  test.each(["TRACE", "CONNECT", "OPTIONS", "PUT", "DELETE", "PATCH", "PROPFIND", "get", "POST"])(
    "%s shows nothing of the request",
    async (method) => {
      const target = method === "CONNECT" ? "evil.example:443" : "/";
      const { response, received } = await exchange(
        origin,
        `${method} ${target} HTTP/1.1\r\nHost: x\r\nX-Secret: canary\r\nX-HTTP-Method-Override: GET\r\nConnection: close\r\n\r\n`,
      );
      expect(received).not.toContain("canary");
      if (response) expect([400, 405]).toContain(response.status);
    },
  );
});

test("bytes that mean nothing are refused or ignored", async () => {
  const start = fc.constantFrom(
    "",
    "GET ",
    "GET / HTTP/1.1\r\n",
    "GET / HTTP/1.1\r\nHost: x\r\n",
    "POST /count HTTP/1.1\r\nHost: x\r\n",
  );
  await fc.assert(
    fc.asyncProperty(start, fc.uint8Array({ maxLength: 300 }), async (text, bytes) => {
      const { response } = await exchange(
        origin,
        Buffer.concat([Buffer.from(text), bytes, Buffer.from("\r\n\r\n")]),
        5,
      );
      expect(response?.status ?? 400).toBeLessThan(500);
    }),
    { numRuns: 100 },
  );
});
