import { afterFirstView } from "#site/ui/after-first-view.ts";
import { offerDownload } from "./offer-download.ts";

const dialog = document.getElementById("download-overlay");
// Its picture is not to be in the way of the page's own, and a modal dialog has the whole page laid out anew.
if (dialog instanceof HTMLDialogElement) afterFirstView(() => offerDownload(dialog));
