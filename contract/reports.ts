import { z } from "zod";
import { accountEmail, accountReference, visitorLocale } from "./account-deletion.ts";
import { dateTime, identifier, normalized } from "./fields.ts";
import {
  needsPerson,
  needsTarget,
  normalizeName,
  normalizeReason,
  reportKinds,
  reportLimits,
} from "./report-fields.ts";
import { isSecretToken } from "./secret-token.ts";

/**
 * Reports: notices of illegal content, objections to decisions, and requests for information. docs/reports-api.md
 * describes the four calls for a product server behind `REPORTS_URL`; the embedded product server implements them at
 * `productPaths.reports`.
 */

const target = z.strictObject({ kind: z.enum(["post", "profile"]), uuid: identifier });

const reason = normalized(normalizeReason, `must be 1 to ${reportLimits.reason} characters without control characters`);

/** The body of `POST …/reports`. */
export const reportRequest = z
  .strictObject({
    kind: z.enum(reportKinds),
    /** What it is about. Not looked up: whether it exists changes nothing about the response. */
    about: z.array(target).max(reportLimits.targets, { error: `must be at most ${reportLimits.targets}` }),
    reason,
    name: normalized(normalizeName, `must be 1 to ${reportLimits.name} characters in one line`).nullable(),
    email: accountEmail.nullable(),
    /** States that the report is made in good faith. */
    faith: z.literal(true),
    locale: visitorLocale,
  })
  .refine(({ kind, about }) => about.length > 0 || !needsTarget(kind), {
    path: ["about"],
    error: "must have a post or profile",
  })
  .refine(({ kind, name }) => name !== null || !needsPerson(kind), { path: ["name"], error: "must not be null" })
  .refine(({ kind, email }) => email !== null || !needsPerson(kind), { path: ["email"], error: "must not be null" });

export type ReportRequest = z.infer<typeof reportRequest>;

/** Header of `POST …/reports`. `none`: the visitor's network has had its share of mails, so no receipt is mailed. */
export const receiptMailHeader = "receipt-mail";

/** The body of `POST …/reports/objection`: why the decision is wrong. */
export const objectionRequest = z.strictObject({ reason });

export type ObjectionRequest = z.infer<typeof objectionRequest>;

/** `objected`: decided once, and to be decided again. */
const reportStates = ["received", "decided", "objected"] as const;

export type ReportState = (typeof reportStates)[number];

/**
 * What a decision means for the content. `removed`: it breaks the rules, and is gone. `withheld`: it is not shown,
 * because an order of a court or an authority forbids it. `kept`: it is shown. `answered`: the report is about no
 * content, such as a request for information.
 */
export const reportOutcomes = ["removed", "withheld", "kept", "answered"] as const;

export type ReportOutcome = (typeof reportOutcomes)[number];

const decision = z.object({
  outcome: z.enum(reportOutcomes),
  /** The rule or the law that the decision rests on, in one line. */
  ground: z.string().min(1).max(500),
  /** The statement of reasons, with line breaks. Empty where it is mailed only: a request for information. */
  text: z.string().max(10_000),
  decidedAt: dateTime,
});

export type ReportDecision = z.infer<typeof decision>;

/** A report as the one who made it may see it. A product server may add fields. */
const reportStatus = z.object({
  reference: accountReference,
  kind: z.enum(reportKinds),
  state: z.enum(reportStates),
  about: z.array(z.object({ kind: z.enum(["post", "profile"]), uuid: identifier })),
  receivedAt: dateTime,
  /** By when it is to be decided, or decided again. */
  dueAt: dateTime,
  /**
   * `none`: no mail is sent, since there is no address or no mail server, or a limit is reached. `sent`: one is on its
   * way, and asks to confirm the address. `confirmed`: it was confirmed.
   */
  mail: z.enum(["none", "sent", "confirmed"]),
  /** The last one. */
  decision: decision.nullable(),
  /** Whether `POST …/reports/objection` is possible now: once, and for a time after the decision. */
  canObject: z.boolean(),
});

export type ReportStatus = z.infer<typeof reportStatus>;

/** The response of `GET …/reports`, of `POST …/reports/objection` and of `POST …/reports/confirm`. */
export const reportStatusResponse = z.object({ result: reportStatus });

/** The response of `POST …/reports`. */
export const reportResponse = z.object({
  result: reportStatus.extend({
    /** Shows the report and objects to its decision. A link that is mailed has a token of its own. */
    token: z.string().refine(isSecretToken, { error: "must be 32 bytes in base64url" }),
  }),
});

export type ReportReceipt = z.infer<typeof reportResponse>["result"];
