import type { TicketSecrets } from "#site/ticket-secrets.ts";

/** The wallets that a ticket can be added to. Public: the names label what is counted (docs/operations.md). */
export const wallets = ["apple", "google"] as const;

export type Wallet = (typeof wallets)[number];

/** Which wallets the operator has set up. Names no secret, so that islands may get it. */
export type WalletOffer = Readonly<Record<Wallet, boolean>>;

/** Wallets for which passes can be signed now: Apple's certificate expires every year. */
export function walletOffer({ appleWallet, googleWallet }: TicketSecrets, now: Date): WalletOffer {
  return { apple: appleWallet !== undefined && now < appleWallet.expiresAt, google: googleWallet !== undefined };
}
