import { z } from "zod";
import { type AccountAction, accountActions, isPassword, normalizeEmail } from "./account-deletion-fields.ts";
import { dateTime, normalized } from "./fields.ts";
import { isSecretToken } from "./secret-token.ts";

/**
 * Account deletion. docs/account-deletion-api.md describes the three calls for a product server behind
 * `ACCOUNT_DELETION_URL`; the embedded product server implements them at `productPaths.accountDeletion`.
 */

/** An e-mail address, in its normalized spelling after parsing. */
export const accountEmail = normalized(normalizeEmail, "must be an e-mail address");

/** The language of a visitor, such as `tr`: the language of mails about a request. */
export const visitorLocale = z
  .string()
  .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, { error: "must be a language code such as tr" });

/** The body of `POST …/account-deletion`. */
export const accountDeletionRequest = z.strictObject({
  email: accountEmail,
  password: z.string().refine(isPassword, { error: "must be 1 to 512 characters" }),
  action: z.enum(accountActions),
  locale: visitorLocale,
});

export type AccountDeletionRequest = z.infer<typeof accountDeletionRequest>;

/** `active`: visible to everyone. `frozen`: hidden. `deleting`: hidden, and deleted for good at `deleteAt`. */
export const accountStates = ["active", "frozen", "deleting"] as const;

export type AccountState = (typeof accountStates)[number];

/** The state of an account whose request was carried out. */
export const stateAfter: Readonly<Record<AccountAction, AccountState>> = {
  delete: "deleting",
  freeze: "frozen",
  restore: "active",
};

/** For the visitor to quote, such as `K7QM-2XRT-9WPA`. Random: says nothing about the account. */
export const accountReference = z
  .string()
  .regex(/^[A-Z0-9-]{4,40}$/, { error: "must be 4 to 40 capital letters, digits or -" });

/** The request of an account that was made last, as it stands now. A product server may add fields. */
const accountRequest = z
  .object({
    reference: accountReference,
    state: z.enum(accountStates),
    /** When the request was made. */
    requestedAt: dateTime,
    /** When the account is deleted for good. Null unless the state is `deleting`. */
    deleteAt: dateTime.nullable(),
  })
  .refine(({ state, deleteAt }) => (state === "deleting") === (deleteAt !== null), {
    path: ["deleteAt"],
    error: "must be there where state is deleting, and only there",
  });

export type AccountRequest = z.infer<typeof accountRequest>;

/** The response of `GET …/account-deletion` and of `POST …/account-deletion/cancel`. */
export const accountRequestResponse = z.object({ result: accountRequest });

/** The response of `POST …/account-deletion`. */
export const accountDeletionResponse = z.object({
  result: accountRequest.safeExtend({
    /** Shows and cancels the request. Each response has its own; all of a request are valid. */
    token: z.string().refine(isSecretToken, { error: "must be 32 bytes in base64url" }),
  }),
});

export type AccountReceipt = z.infer<typeof accountDeletionResponse>["result"];
