/** What a page tells the worker: keep me, with the files that I have loaded. The worker replies with `KeepReply`. */
export interface KeepMessage {
  readonly kind: "keep";
  /** `html lang` of the page. */
  readonly language: string;
  /** Same-origin URLs. */
  readonly files: readonly string[];
}

/** Whether the ticket is on the device now. */
export interface KeepReply {
  readonly kept: boolean;
}
