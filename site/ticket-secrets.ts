import type { KeyObject } from "node:crypto";
import type { WalletOffer } from "#site/features/ticket/wallets/wallet-offer.ts";

/**
 * What the server knows that tickets need beyond their page. Nothing of it may reach a page, except whether a wallet is
 * there.
 */
export interface TicketSecrets {
  /**
   * Derives an id that stands for a ticket or an event where others see it, such as in a calendar: always the same, and
   * of no use to find the ticket.
   *
   * @param purpose ids of different purposes have nothing in common
   * @returns 32 hexadecimal digits
   */
  readonly deriveId: (purpose: string, value: string) => string;
  readonly appleWallet: AppleWalletCredentials | undefined;
  readonly googleWallet: GoogleWalletCredentials | undefined;
}

/** Signs passes for Apple Wallet. All of PEM. */
export interface AppleWalletCredentials {
  readonly certificate: string;
  /** Without a passphrase. */
  readonly privateKey: string;
  /** Apple's certificate (WWDR) that has issued `certificate`. */
  readonly issuerCertificate: string;
  /** "pass.com.example.ticket" */
  readonly passTypeIdentifier: string;
  readonly teamIdentifier: string;
  /** iPhones refuse passes signed from then on. */
  readonly expiresAt: Date;
}

/** Signs links that save a pass in Google Wallet. */
export interface GoogleWalletCredentials {
  /** Digits, from the Google Wallet console. */
  readonly issuerId: string;
  /** E-mail of the service account. */
  readonly serviceAccount: string;
  readonly privateKey: KeyObject;
}

/** Wallets for which passes can be signed now: Apple's certificate expires every year. */
export function walletOffer({ appleWallet, googleWallet }: TicketSecrets, now: Date): WalletOffer {
  return { apple: appleWallet !== undefined && now < appleWallet.expiresAt, google: googleWallet !== undefined };
}
