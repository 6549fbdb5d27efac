import { expect, onTestFinished, test } from "vitest";
import { isConnectionError } from "#backend/outbox/send-outbox.ts";
import { brand } from "#brand/brand.ts";
import { freePort } from "#scripts/free-port.harness.ts";
import { createMailer } from "./create-mailer.ts";
import { startSmtp } from "./smtp.harness.ts";

const token = "T".repeat(43);
const receipt = {
  to: "ada@example.com",
  state: "deleting",
  reference: "K7QM-2XRT-9WPA",
  requestedAt: new Date("2026-11-22T10:00:00Z"),
  deleteAt: new Date("2026-12-22T10:00:00Z"),
  token,
} as const;

/** A mailer and the server that it sends to. */
async function startMailer(accept = true) {
  const { url, mails } = await startSmtp({ accept });
  const mailer = createMailer({ smtpUrl: url, from: "no-reply@meydan.example" }, "https://www.meydan.example");
  onTestFinished(mailer.close);
  return { mails, mailer };
}

test("a receipt arrives in Turkish, with its reference, dates and cancel link", async () => {
  const { mails, mailer } = await startMailer();
  await mailer.sendReceipt({ ...receipt, locale: "tr" });
  const [mail] = mails;
  expect(mail?.envelopeTo).toEqual(["ada@example.com"]);
  expect(mail?.from?.address).toBe("no-reply@meydan.example");
  expect(mail?.subject).toMatch(/Hesabın silinecek$/);
  expect(mail?.text).toContain("22 Aralık 2026 günü kalıcı olarak silinecek");
  expect(mail?.text).toContain("Talep numarası: K7QM-2XRT-9WPA");
  expect(mail?.text).toContain("22 Aralık 2026 13:00");
  expect(mail?.text).toContain(`https://www.meydan.example/delete-account/cancel?token=${token}&lng=tr`);
  const header = (key: string) => mail?.headers.find((one) => one.key === key)?.value;
  expect(header("auto-submitted")).toBe("auto-generated");
  expect(header("content-language")).toBe("tr");
});

test("a freeze in Arabic names no date of deletion", async () => {
  const { mails, mailer } = await startMailer();
  await mailer.sendReceipt({ ...receipt, state: "frozen", deleteAt: undefined, locale: "ar" });
  expect(mails[0]?.subject).toContain("حسابك مجمَّد");
  expect(mails[0]?.text).not.toContain("ديسمبر");
  expect(mails[0]?.text).toContain("&lng=ar");
});

test.each([
  ["fr", `${brand.name}\u00a0: Ton compte`, "Référence\u00a0: K7QM-2XRT-9WPA"],
  ["zh", `${brand.name}：你的账号`, "受理编号：K7QM-2XRT-9WPA"],
])("subject and labels have the colon of %s", async (locale, subject, fact) => {
  const { mails, mailer } = await startMailer();
  await mailer.sendReceipt({ ...receipt, locale });
  expect(mails[0]?.subject).toContain(subject);
  expect(mails[0]?.text).toContain(fact);
});

test("a language that the site has not is English", async () => {
  const { mails, mailer } = await startMailer();
  await mailer.sendReceipt({ ...receipt, locale: "xx" });
  expect(mails[0]?.subject).toContain("Your account will be deleted");
});

test("an address is never read as several, and brings no headers of its own", async () => {
  const { mails, mailer } = await startMailer();
  await mailer.sendReceipt({ ...receipt, to: '"a,b"@example.com', locale: "en" }).catch(() => {});
  await mailer.sendReceipt({ ...receipt, to: "ada,eve@example.com", locale: "en" }).catch(() => {});
  for (const { envelopeTo } of mails) expect(envelopeTo).toHaveLength(1);
});

test("moderators read what is new and overdue, and none where nobody is named", async () => {
  const { url, mails } = await startSmtp();
  const options = { smtpUrl: url, from: "no-reply@meydan.example" };
  const mailer = createMailer({ ...options, moderators: "moderation@example.com" }, "https://www.meydan.example");
  onTestFinished(mailer.close);
  const one = {
    kinds: ["copyright"],
    dueAt: 0,
    isObjection: false,
    confirmed: 0,
    targets: ["post/p1"],
  } as const;
  const fresh = {
    ...{ ...one, kinds: [...one.kinds], targets: [...one.targets], members: ["AAAA-1111", "CCCC-3333"] },
    ...{ reference: "AAAA-1111", isOverdue: false },
  };
  const cases = [
    { ...fresh, unmailed: ["AAAA-1111"] },
    { ...fresh, reference: "BBBB-2222", isOverdue: true, unmailed: [] },
  ];
  await mailer.sendModerationMail?.({ purpose: "digest", cases, now: 3600_000 });
  expect(mails[0]?.envelopeTo).toEqual(["moderation@example.com"]);
  expect(mails[0]?.subject).toMatch(/: Reports: 1 new, 1 overdue$/);
  expect(mails[0]?.text).toMatch(/^BBBB-2222 {2}OVERDUE by 1 h .* 2 reports, 0 confirmed {2}post\/p1$/m);
  const silent = createMailer(options, "https://www.meydan.example");
  onTestFinished(silent.close);
  expect(silent.sendModerationMail).toBeUndefined();
});

test("a mail that the server does not take is an error, for another attempt", async () => {
  const { mailer } = await startMailer(false);
  const error = await mailer.sendReceipt({ ...receipt, locale: "tr" }).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ responseCode: 452 });
  expect(isConnectionError(error)).toBe(false);
  expect(await mailer.takesMail()).toBe(true);
});

test("a server that is out of reach is an error of the connection", async () => {
  const smtpUrl = `smtp://127.0.0.1:${await freePort()}`;
  const mailer = createMailer({ smtpUrl, from: "no-reply@meydan.example" }, "https://www.meydan.example");
  const error = await mailer.sendReceipt({ ...receipt, locale: "tr" }).catch((reason: unknown) => reason);
  expect(isConnectionError(error)).toBe(true);
  expect(await mailer.takesMail()).toBe(false);
});
