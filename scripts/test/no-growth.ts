import type * as measured from "./measure-growth.ts";

// Stands for measure-growth.ts in mutation tests: does the work once, and measures nothing.
export const superlinearGrowth = 1;
export const measureGrowth: typeof measured.measureGrowth = (inputOf, size, work) => {
  work(inputOf(size));
  return 0;
};
