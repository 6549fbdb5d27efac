import { isIP } from "node:net";
import { join, resolve } from "node:path";
import { z } from "zod";
import { normalizeEmail } from "#contract/account-deletion-fields.ts";
import { isReportKind, type ReportKind } from "#contract/report-fields.ts";
import { StartupError } from "./startup-error.ts";

/** A text that fits. @param must what an operator reads of another one, after the name of the setting */
const text = (fits: RegExp | ((value: string) => boolean), must: string) =>
  z
    .string()
    .refine((value) => (typeof fits === "function" ? fits(value) : fits.test(value)), { error: `must ${must}` });

const isOrigin = (value: string) =>
  /^https?:\/\/[^/]+\/?$/i.test(value) && URL.canParse(value) && new URL(value).href === `${new URL(value).origin}/`;

const toOrigin = (value: string) => new URL(value).origin;

const origin = (example: string) =>
  text(isOrigin, `be an origin such as ${example}: http or https, host and port, without a path`).transform(toOrigin);

const parts = (list: string): readonly string[] => list.split(",").map((one) => one.trim());

const isImageKey = (value: string) => value.length >= 32;

/** Keys between commas. One that has commas itself is one, as it always was: none of its parts would do. */
const imageKeys = (value: string): readonly string[] =>
  value.includes(",") && parts(value).some(isImageKey) ? parts(value) : [value];

/** An IP address, or a network of addresses such as 10.0.0.0/8 or 2001:db8::/32. */
const isNetwork = (text: string) => {
  const [address = "", prefix, ...rest] = text.split("/");
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  if (bits === 0 || rest.length > 0 || address.includes("%")) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits);
};

/** "child-safety=24" as a pair; `undefined` for an unknown kind or no number of hours from 1 to 9999. */
const dueHours = (part: string): [ReportKind, number] | undefined => {
  const [, kind, hours] = /^([a-z-]+)=([1-9]\d{0,3})$/.exec(part) ?? [];
  return isReportKind(kind) ? [kind, Number(hours)] : undefined;
};

/** Hours until a report is to be decided: an authority may require less. */
const defaultDueHours: Readonly<Record<ReportKind, number>> = {
  "illegal-content": 7 * 24,
  "child-safety": 24,
  "personal-rights": 48,
  copyright: 7 * 24,
  objection: 14 * 24,
  information: 30 * 24,
};

const isPrivateUrl = (value: string) => {
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value)) return false;
  const { protocol, hostname, username, password, search, hash } = new URL(value);
  const isLoopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  return (protocol === "https:" || isLoopback) && !username && !password && !search && !hash;
};

/** An https URL, or an http one of this machine: a password or somebody's report is sent to it. */
const privateUrl = (example: string) =>
  text(isPrivateUrl, `be an https URL such as ${example}, without query`)
    .transform((value) => value.replace(/\/$/, ""))
    .optional();

const isNumber = (value: string, least: number, most: number) =>
  /^\d{1,7}$/.test(value) && Number(value) >= least && Number(value) <= most;

/** A whole number. */
const number = (what: string, least: number, most: number, byDefault: number) =>
  text((value) => isNumber(value, least, most), `be a ${what} from ${least} to ${most}, such as ${byDefault}`)
    .transform(Number)
    .default(byDefault);

const flag = () =>
  z.enum(["true", "false"], { error: 'must be "true" or "false"' }).transform((value) => value === "true");

/** A number of megabytes, as bytes. */
const megabytes = (least: number, most: number, byDefault: number) =>
  number("number of megabytes", least, most, byDefault).transform((value) => value * 2 ** 20);

/** The path of a file that is read at the start. */
const file = (example: string) =>
  text((value) => !/-----BEGIN|\{/.test(value), `be the path of a file such as ${example}, not its content`)
    .transform((path) => resolve(path))
    .optional();

/** Of the disk space for images: by default, room for about 4,000 preview images. */
const previewShare = 0.25;

/** Room for about 1,300 posts in memory, and 100,000 on disk. */
const defaultPageMegabytes = { memory: 32, disk: 2048 };

const schema = z.object({
  HOST: z.string().min(1).default("127.0.0.1"),
  PORT: number("port number", 1, 65_535, 4321),
  SITE_ORIGIN: origin("https://www.example.com").optional(),
  HSTS_PRELOAD: flag().default(false),
  APP_LINK_ORIGIN: origin("https://app.example.com").optional(),
  API_ORIGIN: origin("https://api.example.com").optional(),
  MEDIA_ORIGINS: text(
    (value) => parts(value).every(isOrigin),
    "be origins separated by commas, such as https://media.example.com,http://10.0.0.5:9000",
  )
    .transform((value): readonly string[] => parts(value).map(toOrigin))
    .default([]),
  DATABASE_URL: text(/^postgres(ql)?:\/\//, "be a PostgreSQL URL such as postgres://user@host:5432/name").optional(),
  MEDIA_DIRECTORY: z.string().min(1).optional(),
  DEMO_CONTENT: flag().optional(),
  DATA_DIRECTORY: z.string().min(1).default(".data"),
  PICTURE_KEY: text(
    (value) => imageKeys(value).every(isImageKey),
    "be at least 32 random characters, such as the output of `openssl rand -hex 32`, or several such keys separated by commas",
  )
    .transform(imageKeys)
    .optional(),
  PICTURE_CACHE_MEGABYTES: megabytes(10, 9_999_999, 1024),
  PAGE_CACHE_MEGABYTES: megabytes(0, 99_999, defaultPageMegabytes.memory),
  PAGE_DISK_MEGABYTES: megabytes(0, 9_999_999, defaultPageMegabytes.disk),
  ACCOUNT_DELETION_URL: privateUrl("https://api.example.com/api/public/account-deletion"),
  ACCOUNT_DELETION_DAYS: number("number of days", 1, 90, 30),
  REPORTS_URL: privateUrl("https://api.example.com/api/public/reports"),
  REPORT_DUE_HOURS: text(
    (value) => parts(value).every((part) => dueHours(part) !== undefined),
    "be kinds with hours separated by commas, such as child-safety=24,personal-rights=48",
  )
    .transform((value) => Object.fromEntries(parts(value).map((part) => dueHours(part) ?? [])))
    .default({}),
  REPORT_MONTHS: number("number of months", 1, 60, 7),
  SMTP_URL: text(
    /^smtps?:\/\/[^/?#]+\/?(\?[^#]*)?$/,
    "be an SMTP URL such as smtps://user:password@mail.example.com",
  ).optional(),
  MAIL_FROM: text(
    (value) => normalizeEmail(value) !== undefined,
    "be an address such as no-reply@example.com",
  ).optional(),
  DESK_MAIL: text(
    (value) => normalizeEmail(value) !== undefined,
    "be an address such as reports@example.com",
  ).optional(),
  TRUSTED_PROXIES: text(
    (value) => parts(value).every(isNetwork),
    "be IP addresses or networks separated by commas, such as 127.0.0.1,10.0.0.0/8",
  )
    .transform(parts)
    .default([]),
  AS_OBSERVED: flag().default(false),
  OFFLINE_TICKETS: flag().default(true),
  ANNOUNCEMENT_FILE: file("/etc/meydan/announcement.txt"),
  META_PIXEL_ID: text(/^\d{5,20}$/, "be digits such as 123456789012345").optional(),
  GA_MEASUREMENT_ID: text(/^G-[A-Z0-9]{4,16}$/, "look like G-ABCDE12345").optional(),
  APPLE_WALLET_CERTIFICATE: file("/etc/meydan/pass.pem"),
  APPLE_WALLET_KEY: file("/etc/meydan/pass-key.pem"),
  APPLE_WALLET_ISSUER_CERTIFICATE: file("/etc/meydan/AppleWWDRCAG4.cer"),
  GOOGLE_WALLET_ISSUER_ID: text(/^\d{5,20}$/, "be digits such as 3388000000012345678").optional(),
  GOOGLE_WALLET_KEY: file("/etc/meydan/google-wallet.json"),
  COUNTING: flag().default(true),
  METRICS_PORT: text(
    (value) => value === "off" || isNumber(value, 1, 65_535),
    "be a port number from 1 to 65535, such as 9464, or off",
  ).default("9464"),
  METRICS_HOST: z.string().min(1).default("127.0.0.1"),
  LOG_LEVEL: z
    .enum(["debug", "info", "warn", "error", "silent"], { error: "must be debug, info, warn, error or silent" })
    .default("info"),
});

/** Names of all variables that are read. */
export const settingNames: readonly string[] = Object.keys(schema.shape);

/**
 * Reads the environment at the start. An empty variable counts as not set.
 *
 * @throws StartupError that names each invalid variable, what is wrong and an example; never the value, which may be
 *   a secret
 */
export function readEnvironment(variables: Record<string, string | undefined>) {
  const present = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const result = schema.safeParse(present);
  if (!result.success) {
    throw new StartupError(result.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`).join("\n"));
  }
  const set = result.data;
  const siteOrigin = set.SITE_ORIGIN ?? localOrigin(set.HOST, set.PORT);
  const hostOf = (url: string) => new URL(url).host;
  const isSharedWithoutDatabase = set.MEDIA_DIRECTORY && !set.DATABASE_URL;
  const database =
    "DATABASE_URL must be set with MEDIA_DIRECTORY, such as to postgres://user@host:5432/name: several servers";
  expectNone(
    [
      set.APP_LINK_ORIGIN && hostOf(set.APP_LINK_ORIGIN) === hostOf(siteOrigin),
      "APP_LINK_ORIGIN must be another host than SITE_ORIGIN, such as https://app.example.com: links within a host do not open the app",
    ],
    [
      set.ACCOUNT_DELETION_URL && !set.API_ORIGIN,
      "ACCOUNT_DELETION_URL needs API_ORIGIN: without it, the embedded product server deletes accounts itself",
    ],
    [
      set.REPORTS_URL && !set.API_ORIGIN,
      "REPORTS_URL needs API_ORIGIN: without it, the embedded product server takes reports itself",
    ],
    [
      !set.SMTP_URL !== !set.MAIL_FROM,
      "SMTP_URL and MAIL_FROM need each other, such as smtps://user:password@mail.example.com and no-reply@example.com",
    ],
    [
      set.DESK_MAIL && (!set.SMTP_URL || set.API_ORIGIN),
      "DESK_MAIL needs SMTP_URL, and no API_ORIGIN: the embedded product server notifies of its own reports alone",
    ],
    [
      set.MEDIA_DIRECTORY && !set.PICTURE_KEY,
      "PICTURE_KEY must be set with MEDIA_DIRECTORY, such as to the output of `openssl rand -hex 32`: servers that share media need the same key",
    ],
    [isSharedWithoutDatabase && !set.API_ORIGIN, `${database} that share media need the same database`],
    [isSharedWithoutDatabase && set.COUNTING, `${database} count in the same database. COUNTING=false counts nothing`],
  );
  const imageCacheBytes = set.PICTURE_CACHE_MEGABYTES;
  return {
    host: set.HOST,
    port: set.PORT,
    /** Scheme and host that visitors use; the listening address where SITE_ORIGIN is not set. */
    siteOrigin,
    /** Whether HSTS covers all subdomains and asks for the browsers' preload list. */
    hstsPreload: set.HSTS_PRELOAD,
    /** The second host, whose links open the app. */
    appLinkOrigin: set.APP_LINK_ORIGIN,
    apiOrigin: set.API_ORIGIN,
    /** Origins of images and videos besides public https ones and the product server's. */
    mediaOrigins: set.MEDIA_ORIGINS,
    databaseUrl: set.DATABASE_URL,
    /**
     * Whether the demo content is written where the database of the embedded product server is empty. The ids of its
     * tickets are public, so a database that somebody has configured gets it on request only.
     */
    demoContent: set.DEMO_CONTENT ?? set.DATABASE_URL === undefined,
    /** Absolute path. */
    dataDirectory: resolve(set.DATA_DIRECTORY),
    /** Absolute path of the folder with the media of the embedded product server. */
    mediaDirectory: resolve(set.MEDIA_DIRECTORY ?? join(set.DATA_DIRECTORY, "media")),
    /** Whether other servers have this media folder too. */
    sharesMedia: set.MEDIA_DIRECTORY !== undefined,
    /** Sign image URLs (./image-keys.ts); where none is set, one is generated and stored. */
    imageKeys: set.PICTURE_KEY,
    /** Bytes on disk, of resized images and of preview images. */
    imageCacheSize: imageCacheBytes * (1 - previewShare),
    previewCacheSize: imageCacheBytes * previewShare,
    /** Bytes of memory; 0 turns the page cache off. */
    pageCacheBytes: set.PAGE_CACHE_MEGABYTES,
    /** Bytes of disk for pages; with 0, none is stored there. */
    pageDiskBytes: set.PAGE_DISK_MEGABYTES,
    /** Where the product server takes account deletions; set together with `apiOrigin` only. */
    accountDeletionUrl: set.ACCOUNT_DELETION_URL,
    accountDeletionDays: set.ACCOUNT_DELETION_DAYS,
    /** Where the product server takes reports; set together with `apiOrigin` only. */
    reportsUrl: set.REPORTS_URL,
    /** Hours until a report is to be decided, by kind. */
    reportDueHours: { ...defaultDueHours, ...set.REPORT_DUE_HOURS },
    /** Months after the last decision until the personal data of a report are deleted. */
    reportMonths: set.REPORT_MONTHS,
    /** The mail server of receipts and their sender, both or neither, and the address that is notified of reports. */
    mail:
      set.SMTP_URL && set.MAIL_FROM
        ? { smtpUrl: set.SMTP_URL, from: set.MAIL_FROM, moderators: set.DESK_MAIL }
        : undefined,
    /** IP addresses and networks whose `X-Forwarded-For` counts. */
    trustedProxies: set.TRUSTED_PROXIES,
    asObserved: set.AS_OBSERVED,
    /** False removes the tickets' service worker and its copies from visitors' devices. */
    offlineTickets: set.OFFLINE_TICKETS,
    /** Absolute path of the text file that all pages show. */
    announcementFile: set.ANNOUNCEMENT_FILE,
    metaPixelId: set.META_PIXEL_ID,
    gaMeasurementId: set.GA_MEASUREMENT_ID,
    /** Absolute paths of what signs passes for Apple Wallet. */
    appleWallet: together(set, {
      certificate: "APPLE_WALLET_CERTIFICATE",
      key: "APPLE_WALLET_KEY",
      issuerCertificate: "APPLE_WALLET_ISSUER_CERTIFICATE",
    }),
    /** The key is the absolute path of the service account's. */
    googleWallet: together(set, { issuerId: "GOOGLE_WALLET_ISSUER_ID", key: "GOOGLE_WALLET_KEY" }),
    /** Whether pages report views and what is pressed, and sums of them are stored. */
    counting: set.COUNTING,
    /** Where metrics are served; `undefined` where they are off: then nothing is measured. */
    metricsPort: set.METRICS_PORT === "off" ? undefined : Number(set.METRICS_PORT),
    metricsHost: set.METRICS_HOST,
    logLevel: set.LOG_LEVEL,
  };
}

/** The settings of the process; deploy/environment.md describes each. */
export type Environment = Readonly<ReturnType<typeof readEnvironment>>;

type Settings = z.output<typeof schema>;

/** @throws StartupError with the words about the first mistake that was made */
function expectNone(...mistakes: readonly (readonly [isMade: unknown, words: string])[]): void {
  const made = mistakes.find(([isMade]) => isMade);
  if (made) throw new StartupError(made[1]);
}

/** Settings that are of use together. @returns `undefined` where none is there; throws StartupError where some are */
function together<Name extends string>(set: Settings, names: Readonly<Record<Name, keyof Settings>>) {
  const all: (keyof Settings)[] = Object.values(names);
  const missing = all.filter((name) => set[name] === undefined);
  if (missing.length === all.length) return undefined;
  if (missing.length > 0) {
    throw new StartupError(`${missing.join(" and ")} must be set too: ${all.join(", ")} belong together.`);
  }
  const values = Object.entries<keyof Settings>(names).map(([name, setting]) => [name, set[setting]]);
  return Object.fromEntries(values) as Record<Name, string>;
}

function localOrigin(host: string, port: number): string {
  // A browser cannot open the address that stands for all addresses of this machine.
  const reachable = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
  const url = `http://${reachable.includes(":") ? `[${reachable}]` : reachable}:${port}`;
  if (!URL.canParse(url)) throw new StartupError("HOST must be an address such as 127.0.0.1");
  return new URL(url).origin;
}
