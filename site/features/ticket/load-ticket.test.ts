import { expect, test } from "vitest";
import { fakeProductApi } from "#site/product-api/product-api.harness.ts";
import type { ProductResult } from "#site/product-api/product-api.ts";
import { loadTicket } from "./load-ticket.ts";

const params = { slug: "boğazda-yaz", package_uuid: "b1", ticket_uuid: "c1" };

async function load(answer: ProductResult | Promise<ProductResult>, at = params) {
  const productApi = fakeProductApi(() => answer);
  const options = { origin: "https://meydan.example", timeoutMs: 20, log: { error: () => {} } };
  return { state: await loadTicket(productApi, at, options), calls: productApi.calls };
}

test("a ticket in time", async () => {
  const { state, calls } = await load({ kind: "loaded", json: { ticket_uuid: "c1" } });
  expect(state).toEqual({ kind: "loaded", ticket: { event: {}, code: "c1" } });
  expect(calls).toEqual(["/api/project/events/ticketSucces/bo%C4%9Fazda-yaz/b1/c1"]);
});

test.each(["not-found", "gone", "unavailable"] as const)("the product server says %s", async (failure) => {
  expect((await load({ kind: "failed", reason: failure })).state).toEqual({ kind: "failed", reason: failure });
});

test("an answer without a ticket in it", async () => {
  expect((await load({ kind: "loaded", json: { result: null } })).state).toEqual({
    kind: "failed",
    reason: "unavailable",
  });
});

test("a slow answer: loading", async () => {
  expect((await load(new Promise<never>(() => {}))).state).toEqual({ kind: "loading" });
});

test.each([
  { ...params, slug: ".." },
  { ...params, slug: "a/b" },
  { ...params, slug: "x".repeat(121) },
  { ...params, package_uuid: "" },
  { ...params, ticket_uuid: "c 1" },
])("invalid parameters are not found without a call: %j", async (at) => {
  expect(await load({ kind: "loaded", json: {} }, at)).toEqual({
    state: { kind: "failed", reason: "not-found" },
    calls: [],
  });
});
