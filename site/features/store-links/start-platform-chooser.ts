import { installPlatformChooser } from "./open-platform-chooser.ts";

const dialog = document.getElementById("platform-chooser");
if (dialog instanceof HTMLDialogElement) installPlatformChooser(dialog);
