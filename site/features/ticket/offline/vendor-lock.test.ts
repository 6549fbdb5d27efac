import { expect, test } from "vitest";
import { holdVendorLock, openVendorChannel, withoutVendorScripts } from "./vendor-lock.ts";

/** What a page with a vendor's script does: asked to leave, it reloads, which gives its lock back. */
async function openPage(happened: string[]): Promise<() => void> {
  const release = await holdVendorLock();
  const channel = openVendorChannel();
  channel?.addEventListener("message", ({ data }) => {
    happened.push(`asked to ${data}`);
    channel.close();
    release?.();
  });
  return () => channel?.close();
}

test("something is stored once all pages with a vendor's script have gone, and none starts meanwhile", async () => {
  const happened: string[] = [];
  await Promise.all([openPage(happened), openPage(happened)]);
  const stored = withoutVendorScripts(async () => {
    void holdVendorLock().then((release) => {
      happened.push("next page");
      release?.();
    });
    await new Promise(setImmediate);
    happened.push("stored");
  });
  await stored;
  await expect.poll(() => happened).toEqual(["asked to leave", "asked to leave", "stored", "next page"]);
});

test("without any such page it is stored at once, and what fails is reported", async () => {
  await expect(withoutVendorScripts(() => Promise.reject(new Error("no space")))).rejects.toThrow("no space");
});
