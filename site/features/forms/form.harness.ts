import { afterEach, beforeEach, vi } from "vitest";

export const formKey = "0b1d3c5e-6f70-4a81-9b92-a3b4c5d6e7f8";

/** Lets the tests of the file that calls it hear what a form sends, and where it leads then. */
export function watchSending() {
  const fetch = vi.fn<typeof globalThis.fetch>();
  const assign = vi.spyOn(location, "assign").mockImplementation(() => {});
  beforeEach(() => {
    fetch.mockReset();
    assign.mockClear();
    vi.stubGlobal("fetch", fetch);
  });
  afterEach(() => void vi.unstubAllGlobals());
  return { fetch, assign };
}
