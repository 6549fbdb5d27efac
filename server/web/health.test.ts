import { expect, test } from "vitest";
import { createReadinessCheck } from "./health.ts";

test("a process that has reached its product server is ready, until it stops or is isolated", async () => {
  const state = { isReachable: false, isFailing: false, isStopping: false, isIsolated: false };
  const check = createReadinessCheck(
    { isReachable: async () => state.isReachable, isIsolated: () => state.isIsolated },
    () => state.isFailing,
    () => state.isStopping,
  );
  const checkWith = (changes: Partial<typeof state>) => {
    Object.assign(state, changes);
    return check();
  };
  expect(await checkWith({})).toEqual({ ready: false, productServer: "not reached yet" });
  expect(await checkWith({ isReachable: true })).toEqual({ ready: true, productServer: "responds" });
  expect(await checkWith({ isFailing: true })).toEqual({ ready: true, productServer: "fails" });
  expect(await checkWith({ isReachable: false, isFailing: false })).toEqual({ ready: true, productServer: "fails" });
  expect(await checkWith({ isIsolated: true })).toMatchObject({ ready: false });
  expect(await checkWith({ isIsolated: false, isStopping: true })).toMatchObject({ ready: false });
});
