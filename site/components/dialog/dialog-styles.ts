/** Of links to the styles of dialogs. They are disabled, and so not fetched before a dialog opens. */
export const dialogSheet = "data-dialogs";

let applied: Promise<unknown> | undefined;

/** Resolves once the styles of dialogs apply. Rejects where they cannot be loaded; the next call tries again. */
export function applyDialogStyles(): Promise<unknown> {
  applied ??= Promise.all([...document.querySelectorAll<HTMLLinkElement>(`[${dialogSheet}]`)].map(load)).catch(
    (error) => {
      applied = undefined;
      throw error;
    },
  );
  return applied;
}

async function load(link: HTMLLinkElement): Promise<void> {
  if (link.sheet) return; // it has come, and another one has not
  await new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = reject;
    link.disabled = true;
    link.disabled = false;
  });
}
