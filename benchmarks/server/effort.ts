/** How much is measured. `--quick` shows that everything runs; its figures mean little. */
export interface Effort {
  readonly rounds: number;
  /** Length of a round of one server. */
  readonly seconds: number;
  readonly starts: number;
  readonly memoryRequests: number;
}
