import type { TicketSecrets } from "#site/ticket-secrets.ts";

/** Which wallets the operator has set up. Names no secret, so that islands may get it. */
export type WalletOffer = ReturnType<typeof walletOffer>;

/** Wallets for which passes can be signed now: Apple's certificate expires every year. */
export function walletOffer({ appleWallet, googleWallet }: TicketSecrets, now: Date) {
  return { apple: appleWallet !== undefined && now < appleWallet.expiresAt, google: googleWallet !== undefined };
}
