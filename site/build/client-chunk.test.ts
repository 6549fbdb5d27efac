import { expect, test } from "vitest";
import { clientChunk } from "./client-chunk.ts";

const importers: Readonly<Record<string, readonly string[]>> = {
  "site/islands/announce.ts": ["site/components/press.ts", "site/islands/client-entry.ts"],
  "site/components/press.ts": ["site/features/counting/counting.script.ts", "site/islands/announce.ts"],
};

test.each(["/opt/meydan", "/srv/site/post"])(
  "a module stands with those that the same pages load, whatever the folders above it: %s",
  (root) => {
    const importersOf = (id: string) => (importers[id.slice(root.length + 1)] ?? []).map((path) => `${root}/${path}`);
    const chunks = (paths: readonly string[]) => paths.map((path) => clientChunk(root, `${root}/${path}`, importersOf));
    expect(chunks(["site/islands/announce.ts", "site/components/press.ts"])).toEqual(["plain", "plain"]);
    expect(chunks(["site/features/store-links/use-chooser.tsx"])).toEqual(["shared"]);
    const own = [
      "site/features/post/post-text.tsx",
      "site/features/forms/send-form.ts",
      "site/components/qr-code.tsx",
      "site/i18n/load-translate.ts",
      "locales/tr.json",
      "node_modules/react/index.js",
    ];
    expect(chunks(own)).toEqual(own.map(() => null));
  },
);
