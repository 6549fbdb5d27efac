import { installSharing } from "#site/features/sharing/share.ts";
import { installPlatformChooser } from "#site/features/store-links/open-platform-chooser.ts";

const status = document.getElementById("share-status");
if (status) {
  const { apple = "", google = "" } = status.dataset;
  installPlatformChooser({ apple, google });
  installSharing(status);
}
