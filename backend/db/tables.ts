import type { Generated } from "kysely";
import type { AccountState } from "#contract/account-deletion.ts";
import type { PostType } from "#contract/post-types.ts";
import type { ReportKind, ReportTarget } from "#contract/report-fields.ts";
import type { ReportOutcome, ReportState } from "#contract/reports.ts";

/**
 * The database tables, for SQLite and PostgreSQL. Times are milliseconds since the Unix epoch, booleans are 0 or 1, and
 * money is in kuruş, because integers work the same in both.
 */
export interface Tables {
  users: {
    uuid: string;
    username: string;
    full_name: string | null;
    bio: string | null;
    avatar: string | null;
    followers_count: number;
    following_count: number;
    created_at: number;
  };
  posts: {
    uuid: string;
    author_uuid: string;
    type: PostType;
    content: string | null;
    is_public: 0 | 1;
    created_at: number;
  };

  /** Separate from `posts`, because these columns change often and those of `posts` rarely. */
  post_stats: {
    post_uuid: string;
    views: number;
    likes: number;
    comments: number;
    favorites: number;
    shares: number;
  };

  /** An image or video. Several posts, users and events can refer to the same one. */
  media: {
    /** Name of the file in the data directory's media folder, or a URL on another host. */
    name: string;
    mime_type: string;
    /** Pixels; null for videos and for files on other hosts, like `height`. */
    width: number | null;
    height: number | null;
    /** Name of the version at most 960 pixels wide; null for videos and for files on other hosts. */
    medium: string | null;
    /** Name of the version at most 320 pixels wide; null for videos and for files on other hosts. */
    thumb: string | null;
  };
  post_media: {
    post_uuid: string;
    role: "picture" | "video" | "poster";
    position: number;
    media: string;
    alt: string | null;
  };
  events: {
    uuid: string;
    slug: string;
    title: string;
    address: string;
    description: string;
    start_time: number;
    end_time: number | null;
    /** IANA name; null: Europe/Istanbul. */
    time_zone: string | null;
    background: string | null;
    icon: string | null;
  };
  packages: {
    uuid: string;
    event_uuid: string;
    name: string;
    price_kurus: number;
  };
  tickets: {
    uuid: string;
    package_uuid: string;
    created_at: number;
  };

  /** What a user signs in with, and whether the user's content is shown. A user without a row is shown. */
  accounts: {
    user_uuid: string;
    /** Normalized (contract/account-deletion-fields.ts). */
    email: string;
    /** In the format of contract/password-hash.ts. */
    password_hash: string;
    state: AccountState;
    /** Of the last request to delete or freeze; null if there was none, like `requested_at`. */
    reference: string | null;
    requested_at: number | null;
    /** Null unless the state is `deleting`. */
    delete_at: number | null;
    /** When the last receipt was sent by mail. */
    mailed_at: number | null;
  };

  /** The tokens that show and cancel an account's last request. */
  account_tokens: {
    token_hash: string;
    user_uuid: string;
  };

  /** Receipts to be sent by mail, at most one for each account. */
  account_mails: {
    user_uuid: string;
    locale: string;
    /** Failed attempts so far. */
    attempts: number;
    send_at: number;
  };

  /** What remains of a deleted account: no personal data, and nothing but what the page of the form names. */
  account_deletions: {
    reference: string;
    requested_at: number;
    deleted_at: number;
  };

  /** Media that no row refers to any more, until they are deleted. */
  media_deletions: {
    /** Name of a file in the media folder, or a URL on another host, of which there may be resized copies here. */
    name: string;
    queued_at: number;
    /** Written by earlier releases, in place of deleting the row. */
    deleted_at: Generated<number | null>;
  };

  /**
   * What every process must learn of, in the order of the transactions (backend/changes/announce-change.ts): a row has a user
   * whose content was hidden, shown, changed or deleted, or a medium that was deleted. Kept for a week.
   */
  changes: {
    number: Generated<number>;
    user_uuid: string | null;
    media: string | null;
    /** 1 where something may have been hidden, shown or deleted; 0 where content alone was written again. */
    hides: Generated<number>;
    /** By the clock of the database. */
    changed_at: Generated<number>;
  };

  /** Attempts at passwords, which server/account-deletion/ counts on PostgreSQL. Keys are HMACs. */
  rate_limits: {
    key: string;
    points: number;
    /** When the row loses its meaning, in milliseconds since the epoch. */
    expire: number | null;
  };

  /** Reports. Months after the last decision, what may name somebody is null, and targets and tokens are gone. */
  reports: {
    reference: string;
    /** `own-initiative`: a decision of the operator's that nobody had asked for. */
    kind: ReportKind | "own-initiative";
    state: ReportState;
    received_at: number;
    due_at: number;
    decided_at: number | null;
    objected_at: number | null;
    /** When the address was confirmed. */
    confirmed_at: number | null;
    /** Whether a receipt was queued: mails are limited by network and address. */
    is_mailed: 0 | 1;
    /** When a decision was last to be mailed, or the next one is. */
    decision_mailed_at: number | null;
    /** Language of mails. */
    locale: string;
    email: string | null;
    name: string | null;
    reason: string | null;
    /** Reference of the report that was decided first of those decided together; null until then. */
    case_reference: string | null;
    /** Why the decision is said to be wrong. */
    objection: string | null;
    /** When it was mailed to the moderators; null until then, and again after an objection. */
    told_at: number | null;
  };
  report_targets: {
    kind: ReportTarget["kind"];
    uuid: string;
    reference: string;
  };

  /** The tokens that show a report. One that was mailed also confirms the address. */
  report_tokens: {
    token_hash: string;
    reference: string;
    is_mailed: 0 | 1;
  };

  /** The decisions of a report, numbered from 1: the second follows an objection. */
  report_decisions: {
    reference: string;
    number: number;
    decided_at: number;
    outcome: ReportOutcome;
    ground: string | null;
    text: string | null;
  };

  /** Mails about reports that wait to be sent. */
  report_mails: {
    reference: string;
    purpose: "receipt" | "decision";
    /** Failed attempts so far. */
    attempts: number;
    send_at: number;
  };

  /** When the next moderation mails are due: urgent ones, and the digest. Each row is made when it is first needed. */
  desk_mails: {
    purpose: "child-safety" | "digest";
    /** Failed attempts so far. */
    attempts: number;
    send_at: number;
  };

  /**
   * What a case says about content, which several cases may hide at once. Names no person, and stays as long as the
   * decision stands.
   */
  content_restrictions: {
    /** Target and reference, which together no other row has (`contentId` of contract/content-line.ts). */
    id: string;
    /** `post/UUID` or `profile/UUID`. */
    target: string;
    /** `shown` after a decision was undone, so that processes learn of it. */
    state: "removed" | "withheld" | "shown";
    /** Of the case that was decided. */
    reference: string;
    /** URL of whoever ordered to withhold it (RFC 7725). */
    blocked_by: string | null;
    changed_at: number;
  };
}
