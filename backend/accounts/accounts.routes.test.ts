import { Kysely } from "kysely";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type Backend, createBackend } from "#backend/app.ts";
import { migrate } from "#backend/db/migrate.ts";
import { contentSchema } from "#backend/db/migrations/migrations.ts";
import { NodeSqliteDialect } from "#backend/db/sqlite-dialect.ts";
import type { Tables } from "#backend/db/tables.ts";
import { insertPost, insertUser } from "#backend/db/test-rows.harness.ts";
import { accountDeletionResponse, accountRequestResponse } from "#contract/account-deletion.ts";
import { productPaths } from "#contract/product-paths.ts";
import { errorResponse } from "#contract/responses/error-response.ts";
import { insertAccount, testContext, testPassword } from "./accounts.harness.ts";

/** What each password hash costs: the parameters, and the length of what goes in. */
const hashed = vi.hoisted(() => [] as unknown[]);
vi.mock(import("node:crypto"), async (original) => {
  const crypto = await original();
  const argon2 = (...[algorithm, parameters, callback]: Parameters<typeof crypto.argon2>) => {
    const { message, nonce, ...costs } = parameters;
    hashed.push({ algorithm, ...costs, message: message.toString(), nonceLength: Buffer.from(nonce as Buffer).length });
    return crypto.argon2(algorithm, parameters, callback);
  };
  return { ...crypto, argon2 };
});

let database: Kysely<Tables>;
let context: ReturnType<typeof testContext>;
let backend: Backend;

beforeEach(async () => {
  database = new Kysely({ dialect: new NodeSqliteDialect(":memory:") });
  await migrate(database, contentSchema);
  await insertUser(database, { uuid: "ada" });
  await insertPost(database, { uuid: "p1", author_uuid: "ada" });
  await insertAccount(database, { user_uuid: "ada" });
  context = testContext(database);
  backend = createBackend(context);
});
afterEach(async () => {
  await backend.close();
  await database.destroy();
});

it("counts the days until a deletion by the database's clock, not by that of the machine", async () => {
  context.setNow(40 * 24 * 3600_000);
  context.setDatabaseTime(1_000);
  const { json } = await post(request);
  expect(accountDeletionResponse.parse(json).result.deleteAt).toBe("1970-01-31T00:00:01.000Z");
});

const request = { email: "Ada@Example.com ", password: testPassword, action: "delete", locale: "tr" };

const key = "0b1d3c5e-6f70-4a81-9b92-a3b4c5d6e7f8";

async function call(method: string, path: string, init: { body?: unknown; token?: string; key?: string } = {}) {
  const response = await backend.fetch(
    new Request(`http://product-server.internal${path}`, {
      method,
      headers: {
        ...(init.token !== undefined && { Authorization: `Bearer ${init.token}` }),
        ...(init.key !== undefined && { "Idempotency-Key": init.key }),
      },
      ...(init.body !== undefined && { body: typeof init.body === "string" ? init.body : JSON.stringify(init.body) }),
    }),
  );
  return { status: response.status, headers: response.headers, json: await response.json() };
}
const announced = async () =>
  (await database.selectFrom("changes").select("user_uuid").execute()).map((row) => row.user_uuid);
const post = (body: unknown) => call("POST", productPaths.accountDeletion, { body });

it("gives a receipt, hides profile and posts at once, and restores them by token", async () => {
  const { status, json } = await post(request);
  expect(status).toBe(200);
  const { token, ...rest } = accountDeletionResponse.parse(json).result;
  expect(rest).toMatchObject({
    state: "deleting",
    requestedAt: "1970-01-01T00:00:01.000Z",
    deleteAt: "1970-01-31T00:00:01.000Z",
  });
  expect(await announced()).toEqual(["ada"]);
  for (const path of [productPaths.user("ada"), productPaths.userPosts("ada"), productPaths.post("p1")]) {
    const hidden = await call("GET", path);
    expect(hidden.status).toBe(410);
    expect(errorResponse.parse(hidden.json)).toEqual({ error: { code: "gone" } });
  }
  const shown = await call("GET", productPaths.accountDeletion, { token });
  expect(accountRequestResponse.parse(shown.json).result).toEqual(rest);
  const cancelled = await call("POST", productPaths.cancelAccountDeletion, { token });
  expect(accountRequestResponse.parse(cancelled.json).result).toEqual({ ...rest, state: "active", deleteAt: null });
  expect((await call("GET", productPaths.post("p1"))).status).toBe(200);
});

it("answers a repeated key with the same receipt, but never without the password, nor for another action", async () => {
  const send = (body: unknown) => call("POST", productPaths.accountDeletion, { body, key });
  const [first, second] = await Promise.all([send(request), send(request)]);
  expect(second?.json).toEqual(first?.json);
  expect((await send(request)).json).toEqual(first?.json);
  expect((await send({ ...request, password: "wrong" })).status).toBe(403);
  const frozen = accountDeletionResponse.parse((await send({ ...request, action: "freeze" })).json).result;
  expect(frozen).toMatchObject({ state: "frozen" });
  expect(frozen.token).not.toBe(accountDeletionResponse.parse(first?.json).result.token);
});

it("tells an unknown address and a wrong password apart by nothing, not even by the work that the answer takes", async () => {
  const answers = [];
  for (const email of [request.email, "nobody@example.com"]) {
    hashed.length = 0;
    const { status, headers, json } = await post({ ...request, email, password: "wrong" });
    answers.push({ status, headers: [...headers], json, hashed: [...hashed] });
  }
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[0]).toMatchObject({ status: 403, json: { error: { code: "wrong-credentials" } } });
  expect(hashed).toEqual([expect.objectContaining({ algorithm: "argon2id", memory: 19_456, message: "wrong" })]);
  expect(await announced()).toEqual([]);
});

it.each([
  ["no JSON", "email=ada@example.com"],
  ["nothing", ""],
  ["an unknown action", { ...request, action: "erase" }],
  ["an address that is none", { ...request, email: "ada" }],
  ["a password that is too long", { ...request, password: "x".repeat(513) }],
  ["a field too many", { ...request, admin: true }],
])("refuses %s without quoting it", async (_, body) => {
  const { status, json } = await post(body);
  expect(status).toBe(400);
  expect(json).toEqual({ error: { code: "invalid-request" } });
});

it.each([undefined, "x", "A".repeat(43)])("knows no request for the token %s", async (token) => {
  const init = token === undefined ? {} : { token };
  expect((await call("GET", productPaths.accountDeletion, init)).status).toBe(404);
  expect((await call("POST", productPaths.cancelAccountDeletion, init)).status).toBe(404);
});

it("logs nothing of what was typed", async () => {
  await post(request);
  await post({ ...request, password: "wrong" });
  await post("garbage");
  expect(context.logged).toEqual([]);
});
