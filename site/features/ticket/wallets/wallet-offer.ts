/** The wallets that a ticket can be added to. Public: the names label what is counted (docs/operations.md). */
export const wallets = ["apple", "google"] as const;

export type Wallet = (typeof wallets)[number];

/** Which wallets the operator has set up. Names no secret, so that islands may get it. */
export type WalletOffer = Readonly<Record<Wallet, boolean>>;
