import { build } from "vite";
import { expect, test, vi } from "vitest";
import { reportImages } from "./build-progress.ts";

test("images are counted as they are encoded", async () => {
  let time = 0;
  vi.spyOn(performance, "now").mockImplementation(() => {
    time += 5000;
    return time;
  });
  const lines: string[] = [];
  const images = ["./a.png?responsive", "./b.png?responsive", "./c.png"];
  await build({
    configFile: false,
    logLevel: "silent",
    plugins: [
      {
        name: "sources",
        enforce: "pre",
        resolveId: (id) => `\0${id}`,
        load: (id) => (id === "\0entry" ? images.map((url) => `import "${url}";`).join("") : "export default 1;"),
      },
      reportImages((line) => lines.push(line)),
    ],
    build: { write: false, rolldownOptions: { input: "entry" } },
  });
  vi.restoreAllMocks();
  expect(lines).toHaveLength(2);
  expect(lines.at(-1)).toBe("images 2/2");
});
