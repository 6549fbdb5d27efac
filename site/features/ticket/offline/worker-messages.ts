/** Asks the worker to store a copy of the page and its files. The worker replies with `KeepReply`. */
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
  /** There is no room for it. Otherwise what is not kept may be kept once the connection is back. */
  readonly isFull?: boolean;
}

/** Sent to a ticket's open pages once neither the site nor this device has the ticket. */
export type GoneMessage = "gone";
