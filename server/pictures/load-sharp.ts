import type { SharpConstructor } from "sharp";

let loading: Promise<SharpConstructor> | undefined;

/** With the first picture, not at the start: sharp and libvips take 60 ms and 15 MB. */
export function loadSharp(): Promise<SharpConstructor> {
  loading ??= import("sharp").then(({ default: sharp }) => {
    // Every picture is another one: what sharp would keep of the last is memory for nothing. One thread for each.
    sharp.cache(false);
    sharp.concurrency(1);
    return sharp;
  });
  return loading;
}
