import { offerDownload } from "./offer-download.ts";

const dialog = document.getElementById("download-overlay");
if (dialog instanceof HTMLDialogElement) void offerDownload(dialog);
