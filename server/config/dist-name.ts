/** The condition of `imports` in package.json under which `#brand/*` is the brand of the tests, tests/brand/. */
export const testBrand = "test-brand";

/** Whether this process and those it starts have it: scripts/test/use-test-brand.ts. */
export const hasTestBrand = process.env.NODE_OPTIONS?.includes(`--conditions=${testBrand}`) === true;

/** The folder of the built site. Each brand has its own, so that a run of the tests changes nothing that is served. */
export const distName = hasTestBrand ? "dist-test" : "dist";
