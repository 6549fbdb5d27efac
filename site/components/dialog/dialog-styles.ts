/** Of the link to the styles of dialogs. It is disabled, and so not fetched before a dialog opens. */
export const dialogSheetId = "dialogs";

let applied: Promise<void> | undefined;

/** Resolves once the styles of dialogs apply. Rejects where they cannot be loaded; the next call tries again. */
export function applyDialogStyles(): Promise<void> {
  applied ??= load().catch((error) => {
    applied = undefined;
    throw error;
  });
  return applied;
}

async function load(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>(`#${dialogSheetId}`);
  if (!link) return; // the dev server's pages have them
  await new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = reject;
    link.disabled = true;
    link.disabled = false;
  });
}
