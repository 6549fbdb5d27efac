/**
 * The cookie that says to scripts of every page that this browser may open a receipt, and nothing more: while it is there,
 * no vendor's script runs (features/analytics/has-secrets.ts).
 */
export const receiptFlag = "receipt=open";
