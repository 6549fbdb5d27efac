import { expect, test } from "vitest";
import {
  needsPerson,
  needsTarget,
  normalizeName,
  normalizeReason,
  parseReportTargets,
  reportKinds,
  reportLimits,
} from "./report-fields.ts";
import {
  objectionRequest,
  type ReportDecision,
  reportRequest,
  reportResponse,
  reportStatusResponse,
} from "./reports.ts";

const uuid = "6f1b2c3d-0000-4000-8000-0123456789ab";
const origins = ["https://www.meydan.example", "https://app.meydan.example:8443"];

test.each([
  ["https://www.meydan.example/post/p1", "post", "p1"],
  ["http://www.meydan.example/post/p1/", "post", "p1"],
  ["www.meydan.example/profile/U_1?lng=ar#top", "profile", "U_1"],
  ["HTTPS://WWW.MEYDAN.EXAMPLE/post/p1", "post", "p1"],
  ["https://www.meydan.example/embed/post/p1", "post", "p1"],
  ["https://app.meydan.example:8443/profile/u1", "profile", "u1"],
  ["https://www.meydan.example/post/p1’de", "post", "p1"],
  ["https://www.meydan.example/post/p1\u202e", "post", "p1"],
  [`www.meydan.example/post/${uuid.toUpperCase()}.`, "post", uuid],
])("%s is a %s", (text, kind, uuid) => {
  expect(parseReportTargets(text, origins)).toEqual({ ok: true, targets: [{ kind, uuid }] });
});

test.each([
  "p1",
  "https://meydan.example/post/p1",
  "https://evil.example/post/p1",
  "https://www.meydan.example@evil.example/post/p1",
  "https://www.meydan.example/ticket/a/b/c",
  "https://www.meydan.example/post/p1/feed",
  "https://www.meydan.example/post/%2e%2e",
  `https://www.meydan.example/post/${"p".repeat(65)}`,
  "javascript:alert(1)",
])("%j is nothing of ours", (text) => {
  expect(parseReportTargets(text, origins)).toEqual({ ok: false, error: "invalid" });
});

test("targets stand one a line, and count once", () => {
  const text =
    " www.meydan.example/post/a\r\n\r\nwww.meydan.example/post/b/ \nhttps://www.meydan.example/post/a?lng=tr\n";
  expect(parseReportTargets(text, origins)).toEqual({
    ok: true,
    targets: [
      { kind: "post", uuid: "a" },
      { kind: "post", uuid: "b" },
    ],
  });
  expect(parseReportTargets(" \n ", origins)).toEqual({ ok: true, targets: [] });
});

test("a report has twenty targets at most", () => {
  const lines = (count: number) => Array.from({ length: count }, (_, i) => `www.meydan.example/post/${i}`).join("\n");
  expect(parseReportTargets(lines(20), origins)).toMatchObject({ ok: true });
  expect(parseReportTargets(lines(21), origins)).toEqual({ ok: false, error: "too-many" });
  expect(parseReportTargets("a ".repeat(3000), origins)).toEqual({ ok: false, error: "too-many" });
});

test("a reason keeps its lines, which count as one character each", () => {
  expect(normalizeReason(" Neden:\r\nresmim\rçalındı\t! \n")).toBe("Neden:\nresmim\nçalındı\t!");
  const lines = "چرا\r\n".repeat(1250);
  expect(normalizeReason(lines)).toBe(lines.replaceAll("\r\n", "\n").trim());
  expect(normalizeReason("a".repeat(5001))).toBeUndefined();
  expect(normalizeReason(`a${"\r\n".repeat(5000)}`)).toBeUndefined();
});

test.each(["", "  \n", "a\u0000b", "a\u001b[2Jb", "a\u009bb", "\ud800"])(
  "%j is neither a reason nor a name",
  (text) => {
    expect([normalizeReason(text), normalizeName(text)]).toEqual([undefined, undefined]);
  },
);

test("a name is one line", () => {
  expect(normalizeName(" Ada\n\tLovelace ")).toBe("Ada Lovelace");
  expect(normalizeName("a".repeat(120))).toHaveLength(120);
  expect(normalizeName("a".repeat(121))).toBeUndefined();
});

const report = {
  kind: "copyright",
  about: [{ kind: "post", uuid: "p1" }],
  reason: "Mine.\r\nAll of it.",
  name: "Ada",
  email: "Ada@Example.com",
  faith: true,
  locale: "tr",
};

test("a report is normalized", () => {
  const expected = { ...report, reason: "Mine.\nAll of it.", email: "ada@example.com" };
  expect(reportRequest.parse(report)).toEqual(expected);
});

test.each([
  ["kind", "spam", "kind"],
  ["about", [{ kind: "ticket", uuid: "t" }], "about"],
  ["about", [{ kind: "post", uuid: "../x" }], "about"],
  ["about", Array.from({ length: 21 }, () => ({ kind: "post", uuid: "p" })), "about"],
  ["about", [], "about"],
  ["reason", " ", "reason"],
  ["reason", "a".repeat(5001), "reason"],
  ["name", null, "name"],
  ["email", null, "email"],
  ["email", "ada", "email"],
  ["faith", false, "faith"],
  ["locale", "TR", "locale"],
])("a report whose %s is %j is refused", (field, value, path) => {
  const { error } = reportRequest.safeParse({ ...report, [field]: value });
  expect(error?.issues[0]?.path[0]).toBe(path);
});

test("a report of child safety may be anonymous and about no post", () => {
  const anonymous = { ...report, kind: "child-safety", about: [], name: null, email: null };
  expect(reportRequest.safeParse(anonymous).success).toBe(true);
  expect(reportKinds.filter((kind) => !needsPerson(kind))).toEqual(["child-safety"]);
  expect(reportKinds.filter((kind) => !needsTarget(kind))).toEqual(["child-safety", "objection", "information"]);
  expect(reportRequest.safeParse({ ...report, admin: true }).success).toBe(false);
});

test("the longest report fits into a form of 64 KB, in any script", () => {
  const form = new URLSearchParams({
    kind: "personal-rights",
    about: "https://www.meydan.example/post/".padEnd(reportLimits.about, "a"),
    reason: "危".repeat(reportLimits.reason),
    name: "危".repeat(reportLimits.name),
    email: "a".repeat(reportLimits.email),
    faith: "on",
  });
  expect(form.toString().length).toBeLessThan(64 * 1024);
});

const decision: ReportDecision = {
  outcome: "removed",
  ground: "Rule 3",
  text: "Not yours.",
  decidedAt: "2026-11-23T10:00:00.000Z",
};

const status = {
  reference: "K7QM-2XRT-9WPA",
  kind: "copyright",
  state: "decided",
  about: [{ kind: "post", uuid: "p1" }],
  receivedAt: "2026-11-22T10:00:00.000Z",
  dueAt: "2026-11-29T10:00:00.000Z",
  mail: "confirmed",
  decision,
  canObject: true,
};

test("statuses and receipts match their schemas; a status has no token", () => {
  const receipt = { ...status, token: "A".repeat(43) };
  expect(reportResponse.parse({ result: { ...receipt, more: 1 } })).toEqual({ result: receipt });
  expect(reportStatusResponse.parse({ result: receipt })).toEqual({ result: status });
  expect(reportStatusResponse.safeParse({ result: { ...status, state: "lost" } }).success).toBe(false);
  expect(reportResponse.safeParse({ result: { ...receipt, token: "short" } }).success).toBe(false);
});

test("an objection says why", () => {
  expect(objectionRequest.parse({ reason: " It is mine. " })).toEqual({ reason: "It is mine." });
  expect(objectionRequest.safeParse({ reason: "" }).success).toBe(false);
});
