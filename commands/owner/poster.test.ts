import { expect, test } from "vitest";
import { campaigns } from "#brand/campaigns.ts";
import { runCommand } from "#scripts/test/run-command.harness.ts";
import { readQrCode } from "../../tests/e2e/support/read-qr-code.ts";
import { runOwner } from "../owner.ts";

const origin = "https://www.example.com";
const [{ name } = { name: "" }] = campaigns;
const draw = (...words: string[]) => runCommand(runOwner, ["poster", ...words], { SITE_ORIGIN: origin });

test("a camera reads the code, which leads to the store or to a page", async () => {
  for (const [words, url] of [
    [[name], `${origin}/download?to=auto&from=print&c=${name}`],
    [[name, "/post/p1?lng=de"], `${origin}/post/p1?lng=de&c=${name}`],
  ] as const) {
    const { status, output, errors } = await draw(...words);
    expect([status, errors]).toEqual([0, ""]);
    const svg = output.replace("<svg ", '<svg width="600" ');
    expect(await readQrCode(Buffer.from(svg))).toBe(url);
  }
});

test("a name that brand/campaigns.ts does not have is an error that lists them", async () => {
  expect(await draw("no-such-campaign")).toMatchObject({
    status: 2,
    output: "",
    errors: expect.stringContaining(name),
  });
  expect(await draw()).toMatchObject({ status: 2 });
});
