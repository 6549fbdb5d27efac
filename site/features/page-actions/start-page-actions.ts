import { installSharing } from "#site/features/sharing/share.ts";
import sharePanelStyles from "#site/features/sharing/share-panel.css?inline";
import { installPlatformChooser } from "#site/features/store-links/open-platform-chooser.ts";
import platformChooserStyles from "#site/features/store-links/platform-chooser.css?inline";
import { adoptStyles } from "#site/ui/adopt-styles.ts";

adoptStyles(platformChooserStyles, sharePanelStyles);

const chooser = document.getElementById("platform-chooser");
if (chooser instanceof HTMLDialogElement) installPlatformChooser(chooser);

const status = document.getElementById("share-status");
const dialog = document.getElementById("share-dialog");
const field = document.getElementById("share-link");
if (status && dialog instanceof HTMLDialogElement && field instanceof HTMLInputElement) {
  installSharing({ status, dialog, field });
}
