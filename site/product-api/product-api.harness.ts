import type { ProductApi, ProductResult } from "./product-api.ts";

/** A product server that gives each path the answer of a test, and the calls so far. */
export function fakeProductApi(
  answer: (path: string) => ProductResult | Promise<ProductResult>,
): ProductApi & { readonly calls: readonly string[] } {
  const calls: string[] = [];
  return {
    calls,
    get: async (path) => {
      calls.push(path);
      return answer(path);
    },
  };
}
