import { installSharing } from "#site/features/sharing/share.ts";
import sharePanelStyles from "#site/features/sharing/share-panel.css?inline";
import { installPlatformChooser } from "#site/features/store-links/open-platform-chooser.ts";
import platformChooserStyles from "#site/features/store-links/platform-chooser.css?inline";
import { adoptStyles } from "#site/ui/adopt-styles.ts";

adoptStyles(platformChooserStyles, sharePanelStyles);

const status = document.getElementById("share-status");
if (status) {
  const { apple = "", google = "" } = status.dataset;
  installPlatformChooser({ apple, google });
  installSharing(status);
}
