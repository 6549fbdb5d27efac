/** How much is measured; `--quick` shows that everything runs, and tells little. */
export interface Effort {
  readonly rounds: number;
  /** Of one round of one server. */
  readonly seconds: number;
  readonly starts: number;
  readonly requestsForMemory: number;
  readonly requestsForGrowth: number;
}
