/** Font size in pixels by the length of the longer line. */
export function titleSize(length: number): number {
  if (length <= 14) return 78;
  if (length <= 18) return 66;
  return length <= 30 ? 56 : 46;
}
