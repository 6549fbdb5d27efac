import { expect, test } from "vitest";
import { isShared } from "./is-shared.ts";

test.each(["/opt/meydan", "/srv/site/post"])(
  "modules of site/ are shared, whatever the folders above it: %s",
  (root) => {
    const paths = [
      "site/islands/announce.ts",
      "site/features/store-links/use-chooser.tsx",
      "site/features/post/post-text.tsx",
      "site/components/qr-code.tsx",
      "site/i18n/load-translate.ts",
      "locales/tr.json",
      "node_modules/react/index.js",
    ];
    expect(paths.filter((path) => isShared(root, `${root}/${path}`))).toEqual(paths.slice(0, 2));
  },
);
