import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { readEnvironment, settingNames } from "./environment.ts";

const read = (file: string) => readFileSync(join(import.meta.dirname, "..", "..", file), "utf8");

test("deploy/environment.md describes every setting, and the README none that does not exist", () => {
  const namesIn = (file: string) => {
    const firstCells = read(file)
      .split("\n")
      .flatMap((line) => /^\| (`[A-Z][A-Z_…`, ]+) \|/.exec(line)?.[1] ?? []);
    return firstCells.flatMap((cell) => [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name ?? ""));
  };
  expect(namesIn("deploy/environment.md").sort()).toEqual([...settingNames].sort());
  const inReadme = namesIn("README.md");
  expect(inReadme).toContain("SITE_ORIGIN");
  expect(inReadme.filter((name) => !settingNames.includes(name))).toEqual([]);
});

test("without settings, nobody but this machine reaches it, and nobody is trusted", () => {
  expect(readEnvironment({})).toMatchObject({
    ...{ host: "127.0.0.1", metricsHost: "127.0.0.1", siteOrigin: "http://127.0.0.1:4321" },
    ...{ trustedProxies: [], mediaOrigins: [], mail: undefined, databaseUrl: undefined },
    ...{ demoContent: true, asObserved: false, hstsPreload: false, dataDirectory: resolve(".data") },
  });
});

test("metrics can be turned off", () => {
  expect(readEnvironment({ METRICS_PORT: "off" }).metricsPort).toBeUndefined();
  expect(readEnvironment({ METRICS_PORT: "9465" }).metricsPort).toBe(9465);
});

test("an empty variable counts as not set", () => {
  expect(readEnvironment({ PORT: "", SITE_ORIGIN: "", API_ORIGIN: "", AS_OBSERVED: "" })).toEqual(readEnvironment({}));
});

test("kinds that are not named keep their due time", () => {
  const { reportDueHours } = readEnvironment({ REPORT_DUE_HOURS: "child-safety=12, personal-rights=24" });
  expect(reportDueHours).toMatchObject({ "child-safety": 12, "personal-rights": 24, copyright: 168 });
});

test("origins lose their slash and their default port", () => {
  const { siteOrigin, apiOrigin, mediaOrigins, accountDeletionUrl } = readEnvironment({
    ACCOUNT_DELETION_URL: "https://api.example.com/deletion/",
    SITE_ORIGIN: "https://www.example.com:443/",
    API_ORIGIN: "http://API.example.com:8080",
    MEDIA_ORIGINS: "https://media.example.com/, http://10.0.0.5:9000",
  });
  expect([siteOrigin, apiOrigin]).toEqual(["https://www.example.com", "http://api.example.com:8080"]);
  expect(accountDeletionUrl).toBe("https://api.example.com/deletion");
  expect(mediaOrigins).toEqual(["https://media.example.com", "http://10.0.0.5:9000"]);
});

test.each([
  ["0.0.0.0", "http://127.0.0.1:80"],
  ["::", "http://127.0.0.1:80"],
  ["::1", "http://[::1]:80"],
  ["localhost", "http://localhost:80"],
])("the default origin where the server listens on %s", (host, origin) => {
  expect(readEnvironment({ HOST: host, PORT: "80" }).siteOrigin).toBe(new URL(origin).origin);
});

const refused: Readonly<Record<string, readonly string[]>> = {
  PORT: ["abc", "0", "65536", "80.5", "0x50", "-1"],
  HOST: ["a b"],
  REPORTS_URL: ["http://api.example.com/reports"],
  REPORT_DUE_HOURS: ["child-safety=0", "spam=24", "child-safety=24;copyright=12"],
  REPORT_MONTHS: ["99"],
  ACCOUNT_DELETION_URL: [
    "api.example.com/deletion",
    "http://api.example.com/deletion",
    "https://user:secret@api.example.com/deletion",
    "https://api.example.com/deletion?key=secret",
    "http://127.0.0.1.evil.example/deletion",
  ],
  ACCOUNT_DELETION_DAYS: ["91", "00", "-1", "1.5"], // a receipt could not be shown on the day of its request
  SMTP_URL: ["smtp.example.org", "https://mail.example.com"],
  MAIL_FROM: ["nobody"],
  DESK_MAIL: ["nobody"],
  SITE_ORIGIN: [
    "site.example",
    "https://www.example.com/path",
    "https://user:secret@www.example.com",
    "ftp://www.example.com",
  ],
  API_ORIGIN: ["https://api.example.com/v1", "https://api.example.com?x"],
  APP_LINK_ORIGIN: ["links.example.com"],
  METRICS_PORT: ["0", "none"],
  HSTS_PRELOAD: ["yes"],
  DATABASE_URL: ["mysql://secret@host/name"],
  MEDIA_ORIGINS: ["https://media.example.com,media.example", "https://cdn.example.com,"],
  PICTURE_KEY: ["a short secret", `${"x".repeat(32)},short`, `${"x".repeat(32)},`],
  PICTURE_CACHE_MEGABYTES: ["5", "1GB"],
  PAGE_CACHE_MEGABYTES: ["64 MB"],
  PAGE_DISK_MEGABYTES: ["2 GB"],
  AS_OBSERVED: ["yes"],
  DEMO_CONTENT: ["yes"],
  OFFLINE_TICKETS: ["off"],
  META_PIXEL_ID: ["12a45"],
  GA_MEASUREMENT_ID: ["UA-12345-1"],
  APPLE_WALLET_KEY: ["-----BEGIN PRIVATE KEY-----"],
  GOOGLE_WALLET_ISSUER_ID: ["BCR2DN4T"],
  GOOGLE_WALLET_KEY: ['{"private_key":"secret"}'],
  LOG_LEVEL: ["loud"],
  TRUSTED_PROXIES: [
    "localhost",
    "10.0.0.0/33",
    "::1/129",
    "10.0.0.0/8/8",
    "192.0.2.0/",
    "fe80::1%eth0",
    "10.0.0/8",
    "a/8",
  ],
};

test.each(Object.entries(refused))("%s is refused with its name and an example, without the value", (name, values) => {
  for (const value of values) {
    const read = () => readEnvironment({ [name]: value });
    expect(read).toThrow(new RegExp(`^${name} must (be|look like) .*`));
    expect(read).not.toThrow(value);
  }
});

test("the app's own host must not be the site's", () => {
  const read = (appLinkOrigin: string) =>
    readEnvironment({ SITE_ORIGIN: "https://www.example.com", APP_LINK_ORIGIN: appLinkOrigin }).appLinkOrigin;
  expect(read("https://app.example.com/")).toBe("https://app.example.com");
  expect(() => read("http://www.example.com")).not.toThrow(/never/);
  expect(() => read("https://www.example.com")).toThrow(/^APP_LINK_ORIGIN must be another host than SITE_ORIGIN/);
});

test("servers that share media need the same key and database", () => {
  const shared = {
    MEDIA_DIRECTORY: "/mnt/media",
    PICTURE_KEY: "x".repeat(32),
    DATABASE_URL: "postgres://user@host:5432/name",
  };
  expect(readEnvironment(shared)).toMatchObject({ mediaDirectory: "/mnt/media", sharesMedia: true });
  expect(() => readEnvironment({ ...shared, PICTURE_KEY: "" })).toThrow(
    /^PICTURE_KEY must be set with MEDIA_DIRECTORY/,
  );
  const withoutDatabase = { ...shared, DATABASE_URL: "" };
  expect(() => readEnvironment(withoutDatabase)).toThrow(/^DATABASE_URL must be set with MEDIA_DIRECTORY/);
  const remote = { ...withoutDatabase, API_ORIGIN: "https://api.example.com" };
  expect(() => readEnvironment(remote)).toThrow(/^DATABASE_URL must be set .* count in the same database\. COUNTING=/);
  expect(readEnvironment({ ...remote, COUNTING: "false" }).sharesMedia).toBe(true);
});

test("the files of a wallet are found by absolute paths, and belong together", () => {
  const apple = {
    APPLE_WALLET_CERTIFICATE: "/etc/meydan/pass.pem",
    APPLE_WALLET_KEY: "keys/pass.pem",
    APPLE_WALLET_ISSUER_CERTIFICATE: "/etc/meydan/wwdr.cer",
  };
  expect(readEnvironment(apple).appleWallet).toEqual({
    certificate: "/etc/meydan/pass.pem",
    key: resolve("keys/pass.pem"),
    issuerCertificate: "/etc/meydan/wwdr.cer",
  });
  expect(() => readEnvironment({ ...apple, APPLE_WALLET_KEY: "" })).toThrow(/^APPLE_WALLET_KEY must be set too/);
  const google = { GOOGLE_WALLET_ISSUER_ID: "3388000000012345678", GOOGLE_WALLET_KEY: "/etc/meydan/google.json" };
  expect(readEnvironment(google).googleWallet).toEqual({
    issuerId: "3388000000012345678",
    key: "/etc/meydan/google.json",
  });
  expect(() => readEnvironment({ GOOGLE_WALLET_KEY: "/etc/x.json" })).toThrow(
    /^GOOGLE_WALLET_ISSUER_ID must be set too/,
  );
});

test("several keys stand between commas; one is taken as it is", () => {
  const [one, other] = ["a".repeat(32), "b".repeat(31)];
  expect(readEnvironment({ PICTURE_KEY: `${one}, ${other}b` }).imageKeys).toEqual([one, `${other}b`]);
  for (const key of [`${other} `, "a sentence, and as such one key of old"]) {
    expect(readEnvironment({ PICTURE_KEY: key }).imageKeys).toEqual([key]);
  }
});

test("all errors are reported at once", () => {
  expect(() => readEnvironment({ PORT: "x", LOG_LEVEL: "x" })).toThrow(/^PORT .*\nLOG_LEVEL .*$/);
});

test.each([
  [{}, true],
  [{ DEMO_CONTENT: "false" }, false],
  [{ DATABASE_URL: "postgres://127.0.0.1/site" }, false],
  [{ DATABASE_URL: "postgres://127.0.0.1/site", DEMO_CONTENT: "" }, false],
  [{ DATABASE_URL: "postgres://127.0.0.1/site", DEMO_CONTENT: "true" }, true],
])("with %j, the demo content is wanted: %j", (variables, expected) => {
  expect(readEnvironment(variables).demoContent).toBe(expected);
});

test("a product server of this machine may take deletions without TLS", () => {
  for (const host of ["localhost:1", "127.0.0.1:1", "[::1]:1"]) {
    const variables = { API_ORIGIN: "http://x", ACCOUNT_DELETION_URL: `http://${host}/deletion` };
    expect(readEnvironment(variables).accountDeletionUrl).toBe(`http://${host}/deletion`);
  }
});

test.each([
  [{ ACCOUNT_DELETION_URL: "https://api.example.com/deletion" }, /needs API_ORIGIN/],
  [{ REPORTS_URL: "https://api.example.com/reports" }, /needs API_ORIGIN/],
  [{ SMTP_URL: "smtp://mail.example.com" }, /SMTP_URL and MAIL_FROM/],
  [{ MAIL_FROM: "no-reply@example.com" }, /SMTP_URL and MAIL_FROM/],
  [{ DESK_MAIL: "moderation@example.com" }, /DESK_MAIL needs SMTP_URL/],
])("%j lacks its counterpart", (variables, message) => {
  expect(() => readEnvironment(variables)).toThrow(message);
});
