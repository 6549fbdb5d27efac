import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { CircuitState } from "#server/observability/metrics.ts";
import { CircuitOpenError, InvalidResponseError, type ProductFetch } from "#site/product-api/product-fetch.ts";
import { createCircuitBreaker } from "./circuit-breaker.ts";

const limits = { windowMs: 10_000, minCalls: 5, pauseMs: 60, maxJitterMs: 20, maxCalls: 20 };
const respond = (status: number) => new Response(null, { status });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const pause = () => vi.advanceTimersByTimeAsync(limits.pauseMs + limits.maxJitterMs);

/** A circuit in front of calls that end as the test says. */
function createCircuit(circuitLimits = limits) {
  const answer = vi.fn<ProductFetch>(async () => respond(200));
  const states: CircuitState[] = [];
  const logged: string[] = [];
  const log = {
    info: (line: unknown) => logged.push(String(line)),
    error: (line: unknown) => logged.push(String(line)),
  };
  const { fetch, state } = createCircuitBreaker(
    answer,
    { log, onStateChange: (next) => states.push(next) },
    circuitLimits,
  );
  const get = (path: string) => fetch(new Request(`http://product-server.internal${path}`));
  let posts = 0;
  /** Each call asks for another post. */
  const call = (times = 1) => Promise.allSettled(Array.from({ length: times }, () => get(`/post/${posts++}`)));
  const fails = async () => {
    throw new InvalidResponseError("no whole response");
  };
  return { answer, states, logged, call, fails, state, get };
}

test("an error passes too", async () => {
  const { answer, get, fails } = createCircuit();
  answer.mockImplementation(fails);
  await expect(get("/")).rejects.toThrow(InvalidResponseError);
});

test.each<[string, () => Promise<Response>]>([
  ["no response", () => Promise.reject(new Error("ECONNREFUSED"))],
  ["500", async () => respond(500)],
  ["503", async () => respond(503)],
  ["429", async () => respond(429)],
])("more than half of at least five calls with %s: no more calls are made", async (_name, failure) => {
  const { answer, states, logged, call, get } = createCircuit();
  await call(3);
  answer.mockImplementation(failure);
  await call(3);
  expect(states).toEqual(["closed"]);
  await call(1);
  expect(states).toEqual(["closed", "open"]);
  expect(logged).toEqual(["product server fails: no calls until it responds"]);
  await expect(get("/")).rejects.toThrow(CircuitOpenError);
  expect(answer).toHaveBeenCalledTimes(7);
});

test.each([404, 410, 302, 400])("responses with %i do not open the circuit", async (status) => {
  const { answer, states, call } = createCircuit();
  answer.mockResolvedValue(respond(status));
  await call(20);
  expect(states).toEqual(["closed"]);
});

describe("one path that always fails", () => {
  const bad = "/api/public/post/bad";
  const badFails = async ({ url }: Request) => respond(new URL(url).pathname === bad ? 500 : 200);

  test("does not open the circuit, however often it is asked for", async () => {
    const { answer, states, call, get } = createCircuit();
    answer.mockImplementation(badFails);
    await call(5);
    for (let time = 0; time < 100; time++) expect((await get(bad)).status).toBe(500);
    await call(5);
    expect(states).toEqual(["closed"]);
    expect(answer).toHaveBeenCalledTimes(110);
  });

  test("counts again once its failure is too old to count", async () => {
    const { answer, states, call, get } = createCircuit({ ...limits, windowMs: 300 });
    answer.mockImplementation(badFails);
    await call(2);
    await get(bad);
    await vi.advanceTimersByTimeAsync(300);
    answer.mockImplementation(async () => respond(500));
    await call(4);
    await get(bad);
    expect(states).toEqual(["closed", "open"]);
  });

  test("may keep the circuit open once: then another path decides", async () => {
    const { answer, states, call, fails, state, get } = createCircuit();
    answer.mockImplementation(fails);
    await call(4);
    await get(bad).catch(() => {});
    answer.mockImplementation(badFails);
    await pause();
    await get(bad);
    expect(states).toEqual(["closed", "open", "half-open", "open"]);
    await pause();
    await expect(get(bad)).rejects.toThrow(CircuitOpenError);
    await call(1);
    expect(state()).toBe("closed");
    for (let time = 0; time < 50; time++) await get(bad);
    expect(state()).toBe("closed");
  });
});

test("after the pause one call is made, and its success closes the circuit", async () => {
  const { answer, states, logged, call, fails, state } = createCircuit();
  answer.mockImplementation(fails);
  await call(5);
  await pause();
  expect(state()).toBe("half-open");
  answer.mockClear();
  answer.mockImplementation(fails);
  await call(10);
  expect(answer).toHaveBeenCalledTimes(1);
  expect(state()).toBe("open");
  await pause();
  answer.mockImplementation(async () => respond(200));
  const [first, second] = await call(2);
  expect([first?.status, second?.status]).toEqual(["fulfilled", "rejected"]);
  expect(states).toEqual(["closed", "open", "half-open", "open", "half-open", "closed"]);
  expect(logged.at(-1)).toBe("product server responds again");
  expect((await call(1))[0]?.status).toBe("fulfilled");
});

test("calls that were refused do not hide that the product server fails again", async () => {
  const { answer, call, fails, state } = createCircuit();
  answer.mockImplementation(fails);
  await call(5);
  await call(1000);
  await pause();
  answer.mockImplementationOnce(async () => respond(200));
  await call(1);
  expect(state()).toBe("closed");
  await call(5);
  expect(state()).toBe("open");
});

test("calls above the limit are not made and count as failures", async () => {
  const { answer, call, state } = createCircuit();
  answer.mockImplementation(() => new Promise(() => {}));
  const pending = call(limits.maxCalls);
  const [refused] = await call(1);
  expect(refused).toMatchObject({ status: "rejected", reason: expect.any(CircuitOpenError) });
  await call(limits.maxCalls);
  expect(answer).toHaveBeenCalledTimes(limits.maxCalls);
  expect(state()).toBe("open");
  void pending;
});

test.each([-24 * 3600_000, 24 * 3600_000])("a clock that jumps by %i ms changes nothing", async (jump) => {
  const { answer, call, fails, state } = createCircuit();
  answer.mockImplementation(fails);
  await call(5);
  vi.setSystemTime(Date.now() + jump);
  expect(state()).toBe("open");
  await call(1);
  expect(answer).toHaveBeenCalledTimes(5);
  await pause();
  answer.mockImplementation(async () => respond(200));
  await call(1);
  expect(state()).toBe("closed");
});
