import { afterFirstView } from "#site/components/after-first-view.ts";

/**
 * Names the web manifest late: browsers fetch it as soon as they read of it, on a connection that the first view needs.
 */
afterFirstView(() => {
  const link = document.createElement("link");
  link.rel = "manifest";
  link.href = "/manifest.webmanifest";
  document.head.append(link);
});
