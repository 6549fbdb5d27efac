import { adoptStyles } from "#site/ui/adopt-styles.ts";
import downloadOverlayStyles from "./download-overlay.css?inline";
import { offerDownload } from "./offer-download.ts";

adoptStyles(downloadOverlayStyles);

const dialog = document.getElementById("download-overlay");
if (dialog instanceof HTMLDialogElement) void offerDownload(dialog);
