import { createDismissal } from "#site/components/dismissal.ts";

/** Whether the visitor has closed the overlay, now or on an earlier visit (specification, section 9). */
export const { isDismissed, dismiss } = createDismissal(() => localStorage, "hide-modal");
