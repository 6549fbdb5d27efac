import { parseHTML } from "linkedom";
import { expect, test, vi } from "vitest";
import { brand } from "#brand/brand.ts";
import type { ReportStatus } from "#contract/reports.ts";
import { type Locale, locales } from "#locales/index.ts";
import { i18nOf } from "#site/i18n/i18n.harness.tsx";
import { createTranslate } from "#site/i18n/translate.ts";
import type { RequestContext } from "#site/page.ts";
import confirmReport from "#site/pages/confirm-report.tsx";
import report from "#site/pages/report.tsx";
import reportReceipt from "#site/pages/report-receipt.tsx";
import reportStatus from "#site/pages/report-status.tsx";
import { plainAssets, plainServices, plainVisitor, siteRequest } from "#site/plain-site.harness.ts";
import type { Reports } from "#site/product-api/reports.ts";
import type { RouteHandler } from "#site/route-handlers.ts";
import type { PageName } from "#site/routes.ts";
import type { Visitor } from "#site/site-request.ts";
import type { SiteResponse } from "#site/site-response.ts";

const origin = plainServices.settings.origin;
const token = "T".repeat(43);
const hostile = `"><script>alert(1)</script>\u202e</textarea><img src=x onerror=alert(1)>`;

const received: ReportStatus = {
  reference: "K7QM-2XRT-9WPA",
  kind: "personal-rights",
  state: "received",
  about: [{ kind: "post", uuid: "p1" }],
  receivedAt: "2026-11-24T08:00:00Z",
  dueAt: "2026-11-26T08:00:00Z",
  mail: "sent",
  decision: null,
  canObject: false,
};
const decided: ReportStatus = {
  ...received,
  state: "decided",
  decision: { outcome: "kept", ground: hostile, text: `${hostile}\nikinci satır`, decidedAt: "2026-11-25T10:00:00Z" },
  canObject: true,
};

function fakeReports(status: ReportStatus = received, overrides: Partial<Reports> = {}) {
  const found = async () => ({ ok: true, value: status }) as const;
  return {
    send: vi.fn<Reports["send"]>(overrides.send ?? (async () => ({ ok: true, value: { ...status, token } }))),
    show: vi.fn<Reports["show"]>(overrides.show ?? found),
    object: vi.fn<Reports["object"]>(overrides.object ?? found),
    confirm: vi.fn<Reports["confirm"]>(overrides.confirm ?? found),
  };
}

const complete = {
  kind: "personal-rights",
  about: `${origin}/post/p1`,
  reason: "Resmim çalındı.",
  name: "Ada",
  email: "ada@example.com",
  faith: "yes",
};

interface Asked {
  readonly visitor?: Partial<Visitor>;
  readonly form?: Readonly<Record<string, string>>;
  readonly locale?: Locale;
  /** Whether this site takes reports. */
  readonly isHere?: boolean;
}

async function ask(
  document: RouteHandler<PageName, SiteResponse>,
  path: string,
  { visitor, form, locale = "tr", isHere = true }: Asked = {},
) {
  const bytes = new TextEncoder().encode(new URLSearchParams(form).toString());
  const posted = form && { contentType: "application/x-www-form-urlencoded", bytes };
  const settings = { ...plainServices.settings, reports: isHere ? { sendsMail: true, keptMonths: 7 } : undefined };
  const context = {
    ...plainServices,
    settings,
    request: siteRequest(path, { locale, localeInUrl: true }),
    visitor: { ...plainVisitor, form: posted, ...visitor },
    i18n: i18nOf(locale, true),
    timeoutMs: undefined,
  } as unknown as RequestContext<PageName>;
  const { status, headers, cookies = [], cache, body } = await document.respond(context, plainAssets);
  const html = String(body ?? "");
  return {
    status,
    cache,
    headers: new Headers([
      ...Object.entries(headers),
      ...cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]),
    ]),
    html,
    document: parseHTML(html).document,
  };
}

const module = (page: unknown) => page as RouteHandler<PageName, SiteResponse>;

test("a report leads to its receipt, once, and the token is in the cookie alone", async () => {
  const reports = fakeReports();
  const response = await ask(module(report), "/report", { visitor: { reports }, form: complete });
  expect([response.status, response.headers.get("location"), response.cache]).toEqual([
    303,
    "/report/receipt?lng=tr",
    "none",
  ]);
  expect(response.headers.get("set-cookie")).toMatch(
    /^report-receipt=T{43}; Path=\/report; Max-Age=3600; HttpOnly; SameSite=Strict/,
  );
  expect(reports.send.mock.calls).toEqual([
    [{ ...complete, about: [{ kind: "post", uuid: "p1" }], faith: true, locale: "tr" }, expect.any(String)],
  ]);
});

test("a form that was sent with fetch gets the same as JSON", async () => {
  const visitor = { reports: fakeReports(), accept: "application/json" };
  const sent = await ask(module(report), "/report", { visitor, form: complete });
  expect([sent.status, sent.html]).toEqual([200, `{"location":"/report/receipt?lng=tr"}`]);
  const refused = await ask(module(report), "/report", { visitor, form: { ...complete, about: "" } });
  expect([refused.status, refused.html]).toEqual([422, `{"errors":{"about":"missing"}}`]);
});

test("a form of another site is not read, and says where to open it", async () => {
  const response = await ask(module(report), "/report", { visitor: { reports: undefined }, form: complete });
  expect(response.status).toBe(403);
  expect(response.document.querySelector("[role=alert] a")?.getAttribute("href")).toBe(`${origin}/report?lng=tr`);
  expect(response.html).not.toContain("ada@example.com");
});

test("what was typed is shown again as text, whatever it is", async () => {
  const form = { kind: "copyright", about: hostile, reason: hostile, name: hostile, email: hostile };
  const response = await ask(module(report), "/report", { visitor: { reports: fakeReports() }, form });
  expect(response.status).toBe(422);
  expect(response.html).not.toMatch(/<script>alert|<img src=x/);
  // linkedom leaves it as it is written.
  const reason = response.document.querySelector("textarea[name=reason]");
  expect(reason?.textContent).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(response.document.querySelector("[name=name]")?.getAttribute("value")).toBe(hostile);
});

test("a form that is shown again keeps its key, which the report has; another form has another, and so has nonsense", async () => {
  const reports = fakeReports(received, { send: async () => ({ ok: false, reason: "unavailable" }) });
  const keyOf = ({ document }: Awaited<ReturnType<typeof ask>>) =>
    document.querySelector("[name=key]")?.getAttribute("value") ?? "";
  const key = keyOf(await ask(module(report), "/report"));
  const post = (form: object) =>
    ask(module(report), "/report", { visitor: { reports }, form: { ...complete, ...form } });
  expect(keyOf(await post({ key }))).toBe(key);
  expect(reports.send.mock.calls[0]?.[1]).toBe(key);
  for (const nonsense of ["x", "", key.toUpperCase(), `${key}\n`]) {
    expect(keyOf(await post({ key: nonsense }))).toMatch(/^[0-9a-f-]{36}$/);
    expect(keyOf(await post({ key: nonsense }))).not.toBe(key);
  }
});

test("what was typed is shown again until there were too many of those", async () => {
  const failure = { reason: "too-many-requests", retryAfterSeconds: 120 } as const;
  const reports = { ...fakeReports(), countRefused: async () => failure };
  const response = await ask(module(report), "/report", { visitor: { reports }, form: { ...complete, about: "" } });
  expect([response.status, response.headers.get("retry-after")]).toEqual([429, "120"]);
  expect(response.html).not.toContain(complete.reason);
  expect(reports.send).not.toHaveBeenCalled();
});

test.each([
  [{ reason: "too-many-requests", retryAfterSeconds: 120 }, 429, "120", /2 dakika/],
  [{ reason: "unavailable" }, 503, "10", /ulaşmış olabilir/],
  [{ reason: "unavailable", notReached: true }, 503, "10", /yanıt vermiyor/],
  [{ reason: "unavailable", retryAfterSeconds: 5 }, 503, "5", /yanıt vermiyor/],
] as const)("a report that fails with %o keeps what was typed", async (failure, status, retryAfter, message) => {
  const reports = fakeReports(received, { send: async () => ({ ok: false, ...failure }) });
  const response = await ask(module(report), "/report", { visitor: { reports }, form: complete });
  expect([response.status, response.headers.get("retry-after")]).toEqual([status, retryAfter]);
  expect(response.document.querySelector("[role=alert]")?.textContent).toMatch(message);
  expect(response.document.querySelector("[name=reason]")?.textContent).toBe(complete.reason);
});

test.each(locales)(
  "the form in %s asks for the fields of the contract, and nobody stores or lists it",
  async (locale) => {
    const { document, headers, cache } = await ask(module(report), "/report?about=/post/p1", { locale });
    const names = [...document.querySelectorAll("main form [name]")].map((one) => one.getAttribute("name"));
    expect([...new Set(names)]).toEqual(["kind", "about", "reason", "name", "email", "faith", "key"]);
    expect(document.querySelector("[name=about]")?.textContent).toBe(`${origin}/post/p1`);
    expect(document.querySelector("main form")?.getAttribute("action")).toBe(`/report?lng=${locale}`);
    expect([cache, headers.get("x-robots-tag"), headers.get("referrer-policy")]).toEqual(["none", "noindex", "origin"]);
  },
);

test.each([
  ["zh", "。"],
  ["ja", "。"],
  ["tr", ". "],
  ["hi", "। "],
] as const)("in %s the notice goes on with %j before its link", async (locale, end) => {
  const wrongAddress = { visitor: { reports: undefined }, form: complete, locale };
  const { document } = await ask(module(report), "/report", wrongAddress);
  const link = document.querySelector('main form a[href^="/privacy-policy"]');
  expect(link?.parentElement?.textContent).toMatch(new RegExp(`\\S${end.replace(".", "\\.")}${link?.textContent}$`));
  const space = end.slice(1); // after a colon, too
  expect(document.querySelector("[role=alert]")?.textContent).toMatch(new RegExp(`[:：]${space}https://`));
});

test.each([
  ["objection", "objection"],
  ["copyright", "copyright"],
  ["other", undefined],
  ["", undefined],
])("without script, ?kind=%s chooses %s", async (kind, chosen) => {
  const { document } = await ask(module(report), `/report?kind=${kind}&about=/post/p1`);
  const radios = [...document.querySelectorAll("[name=kind][checked]")];
  expect(radios.map((radio) => radio.getAttribute("value"))).toEqual(chosen === undefined ? [] : [chosen]);
  expect(document.querySelector("[name=about]")?.textContent).toBe(`${origin}/post/p1`);
  // The language can be changed without losing it.
  const other = document.querySelector("#languages [lang=de]")?.getAttribute("href") ?? "";
  expect(new URL(other, origin).searchParams.get("kind")).toBe(chosen ?? null);
});

test("where this site takes no reports, the page prepares a mail", async () => {
  const { document } = await ask(module(report), "/report?about=/post/p1", { isHere: false });
  expect(document.querySelector("main form")).toBeNull();
  const mail = new URL(document.querySelector("main a[href^=mailto]")?.getAttribute("href") ?? "");
  expect(mail.pathname).toBe(brand.contactEmail);
  expect(mail.search).not.toContain("+");
  expect(mail.searchParams.get("body")).toContain(`${origin}/post/p1`);
  const receipt = await ask(module(reportReceipt), "/report/receipt", { isHere: false });
  expect(receipt.status).toBe(404);
});

test("the receipt has the reference and the private link", async () => {
  const visitor = { reports: fakeReports(), cookie: `report-receipt=${token}` };
  const { status, document, headers, cache } = await ask(module(reportReceipt), "/report/receipt", { visitor });
  expect([status, cache, headers.get("referrer-policy")]).toEqual([200, "none", "no-referrer"]);
  expect(document.querySelector("dl")?.textContent).toContain(received.reference);
  const link = document.querySelector(`main a[href^="/report/status"]`);
  expect(link?.getAttribute("href")).toBe(`/report/status?token=${token}&lng=tr`);
  expect(link?.textContent).toBe(`${origin}/report/status?token=${token}&lng=tr`);
});

test.each([
  ["sent", true],
  ["none", false],
  ["confirmed", false],
] as const)("with mail %s, that a mail is on its way is said: %s", async (mail, isSaid) => {
  const visitor = { reports: fakeReports({ ...received, mail }), cookie: `report-receipt=${token}` };
  const { html } = await ask(module(reportReceipt), "/report/receipt", { visitor });
  expect(html.includes(createTranslate("tr")("reportStatus.confirmMail"))).toBe(isSaid);
});

test("a receipt without its cookie says that the report has arrived", async () => {
  const { status, html } = await ask(module(reportReceipt), "/report/receipt", { visitor: { reports: fakeReports() } });
  expect(status).toBe(404);
  expect(html).toContain("bildirimin bize ulaştı");
});

test("a decision is shown with its reasons as plain text, and the way to object", async () => {
  const visitor = { reports: fakeReports(decided) };
  const path = `/report/status?token=${token}`;
  const { status, document, html, headers } = await ask(module(reportStatus), path, { visitor });
  expect([status, headers.get("referrer-policy"), headers.get("x-robots-tag")]).toEqual([
    200,
    "no-referrer",
    "noindex",
  ]);
  expect(html).not.toMatch(/<script>alert|<img src=x/);
  expect(document.querySelector("[aria-labelledby=report-decision]")?.textContent).toContain(hostile);
  expect(document.querySelector("main form [name=token]")?.getAttribute("value")).toBe(token);
});

test("the decision comes first, then what can be done about it, and the facts close it", async () => {
  const visitor = { reports: fakeReports(decided), cookie: `report-receipt=${token}` };
  const { document } = await ask(module(reportReceipt), "/report/receipt", { visitor });
  const sections = [...document.querySelectorAll("main h1, main h2, main dl dt")].map(({ textContent }) => textContent);
  expect(sections).toEqual([
    ...["Bildirimin sonuçlandı", "Karar", "Dayanak", "Gerekçe"],
    ...["Sana özel bağlantın", "Karara katılmıyorsan"],
    ...["Bildirim numarası", "Konu nedir?", "Gönderinin veya profilin bağlantısı", "Geliş tarihi", "Karar tarihi"],
  ]);
});

test("an answered request for information has the date of its answer and no planned one", async () => {
  const decision = { outcome: "answered", ground: "KVKK 11", text: "", decidedAt: "2026-11-25T10:00:00Z" } as const;
  const reports = fakeReports({ ...decided, kind: "information", about: [], decision });
  const { html } = await ask(module(reportStatus), `/report/status?token=${token}`, { visitor: { reports } });
  expect(html).toContain("Karar tarihi");
  expect(html).not.toContain("Planlanan karar tarihi");
});

test("an objection leads back to the report; one without a reason, or with a long one, is shown again", async () => {
  const reports = fakeReports(decided);
  const post = (form: Record<string, string>) =>
    ask(module(reportStatus), "/report/status", { visitor: { reports }, form });
  const empty = await post({ token, reason: " " });
  expect(empty.status).toBe(422);
  expect(empty.document.querySelector("#objection-reason-error")?.textContent).toBe("Neden katılmadığını yaz.");
  expect(reports.object).not.toHaveBeenCalled();
  const long = await post({ token, reason: "a".repeat(5001) });
  const reason = long.document.querySelector("[name=reason]");
  expect([long.status, reason?.textContent?.length, reason?.hasAttribute("maxlength")]).toEqual([422, 5001, false]);
  expect(long.document.querySelector("#objection-reason-error")?.textContent).toContain("En çok 5.000 karakter");
  const sent = await post({ token, reason: "Karar yanlış.\r\nÇünkü…" });
  expect([sent.status, sent.headers.get("location")]).toEqual([303, `/report/status?token=${token}&lng=tr`]);
  expect(reports.object.mock.calls).toEqual([[token, { reason: "Karar yanlış.\nÇünkü…" }]]);
});

test("an objection that is not possible says why, and leads to the report", async () => {
  const reports = fakeReports(decided, { object: async () => ({ ok: false, reason: "cannot-object" }) });
  const form = { token, reason: "Hayır." };
  const { status, document } = await ask(module(reportStatus), "/report/status", { visitor: { reports }, form });
  expect(status).toBe(409);
  expect(document.querySelector("main a")?.getAttribute("href")).toBe(`/report/status?token=${token}&lng=tr`);
});

test("an address is confirmed by its button only: mail scanners follow links", async () => {
  const reports = fakeReports();
  const visitor = { reports };
  const opened = await ask(module(confirmReport), `/report/confirm?token=${token}`, { visitor });
  expect(reports.confirm).not.toHaveBeenCalled();
  expect(opened.document.querySelector("main form")?.getAttribute("method")).toBe("post");
  const posted = await ask(module(confirmReport), "/report/confirm", { visitor, form: { token } });
  expect(reports.confirm.mock.calls).toEqual([[token]]);
  expect([posted.status, posted.headers.get("location")]).toEqual([303, `/report/confirm?token=${token}&lng=tr`]);
  const confirmed = { reports: fakeReports({ ...received, mail: "confirmed" }) };
  const again = await ask(module(confirmReport), `/report/confirm?token=${token}`, { visitor: confirmed });
  expect(again.document.querySelector("h1")?.textContent).toBe("E-posta adresin onaylandı");
  expect(again.document.querySelector("main form")).toBeNull();
});

test.each([
  ["/report/status", reportStatus],
  ["/report/confirm", confirmReport],
])("%s takes no form of another site, and knows nothing of a token that is none", async (path, page) => {
  const foreign = await ask(module(page), path, { form: { token, reason: "x" } });
  expect(foreign.status).toBe(403);
  const reports = fakeReports();
  const unknown = await ask(module(page), `${path}?token=nonsense`, { visitor: { reports } });
  expect(unknown.status).toBe(404);
  expect(reports.show).not.toHaveBeenCalled();
  const gone = { reports: fakeReports(received, { show: async () => ({ ok: false, reason: "not-found" }) }) };
  expect((await ask(module(page), `${path}?token=${token}`, { visitor: gone })).status).toBe(404);
});
