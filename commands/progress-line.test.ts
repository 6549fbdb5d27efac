import { expect, it } from "vitest";
import { createProgressLine } from "./progress-line.ts";

function createStream(isTTY: boolean) {
  const written: string[] = [];
  return { isTTY, written, write: (text: string) => written.push(text) };
}

it("replaces the line on a terminal, ten times a second at most, and clears it", () => {
  const stream = createStream(true);
  let time = 0;
  const line = createProgressLine(stream, () => time);
  line.show(() => "1 of 3");
  line.show(() => "2 of 3");
  time = 100;
  line.show(() => "3 of 3");
  line.clear();
  expect(stream.written).toEqual(["\r\u001b[K1 of 3", "\r\u001b[K3 of 3", "\r\u001b[K"]);
});

it("writes nothing where nothing was shown, or the stream is no terminal", () => {
  const [terminal, pipe] = [createStream(true), createStream(false)];
  createProgressLine(terminal).clear();
  const line = createProgressLine(pipe);
  line.show(() => "1 of 3");
  line.clear();
  expect([terminal.written, pipe.written]).toEqual([[], []]);
});
