import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { decodeJwt } from "jose";
import { afterAll, afterEach, describe, expect, inject, test } from "vitest";
import { productPaths } from "#contract/product-paths.ts";
import { temporaryFolder } from "#server/temporary-folder.harness.ts";
import { colorUnderWhite } from "#site/styles/brand-colors.ts";
import { pathOf } from "../e2e/support/every-page.ts";
import { ticketResponse } from "../e2e/support/product-server/ticket-responses.ts";
import { fetchDocument } from "./support/fetch-document.ts";
import { unzipPass } from "./support/read-pass.ts";
import { startScriptedSite } from "./support/start-scripted-site.ts";
import { createGoogleKeyFile, createWalletCertificates } from "./support/wallet-certificates.ts";

const code = "GİRİŞ-42";
const uuid = "6f1b2c3d-00c1";
/** A ticket whose image need not be fetched. @param event fields that differ */
const ticketWith = (event: object) => ticketResponse(code, { background: null, ...event }, uuid);
const { path, call, json: ticket } = ticketWith({});
const [, , slug = "", packageUuid = ""] = path.split("/");
const ids = [slug, decodeURIComponent(slug), packageUuid, uuid];

const folder = temporaryFolder(afterAll);
const certificates = createWalletCertificates();
const write = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const apple = {
  APPLE_WALLET_CERTIFICATE: write("pass.pem", certificates.certificate),
  APPLE_WALLET_KEY: write("key.pem", certificates.privateKey),
  APPLE_WALLET_ISSUER_CERTIFICATE: write("wwdr.pem", certificates.issuerCertificate),
};
const google = {
  GOOGLE_WALLET_ISSUER_ID: "3388000000012345678",
  GOOGLE_WALLET_KEY: write("google.json", JSON.stringify(createGoogleKeyFile())),
};

const files = ["calendar.ics", "apple-wallet.pkpass", "google-wallet"];
const fetchFile = (origin: string, file: string, query = "") =>
  fetch(`${origin}${path}/${file}${query}`, { redirect: "manual", headers: { "Accept-Language": "tr" } });

function expectPrivate(response: Response): void {
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  expect(response.headers.get("referrer-policy")).toBe("no-referrer");
  expect(response.headers.get("x-robots-tag")).toBe("noindex");
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
}

describe("with both wallets", () => {
  const site = startScriptedSite(() => ({ ...apple, ...google, LOG_LEVEL: "debug", TRUSTED_PROXIES: "127.0.0.1" }));
  afterEach(() => {
    for (const id of ids) expect(site.log()).not.toContain(id);
  });

  test("a calendar file of the event, the same event each time, without code and URL", async () => {
    site.productServer.on(call, { json: ticket });
    const read = async (language: string) => {
      const response = await fetchFile(site.origin, "calendar.ics", `?lng=${language}`);
      expectPrivate(response);
      expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
      expect(response.headers.get("content-disposition")).toBe('attachment; filename="ticket.ics"');
      const text = await response.text();
      for (const secret of [...ids, code, site.origin]) expect(text).not.toContain(secret);
      expect(text).toMatch(/^DTSTART:21270703T180000Z\r$/m);
      return /^UID:([0-9a-f]{32})\r$/m.exec(text)?.[1];
    };
    const uid = await read("tr");
    expect(uid).toBeDefined();
    expect(await read("de")).toBe(uid);
  });

  test("a signed pass for Apple Wallet", async () => {
    site.productServer.on(call, { json: ticket });
    const response = await fetchFile(site.origin, "apple-wallet.pkpass");
    expectPrivate(response);
    expect(response.headers.get("content-type")).toBe("application/vnd.apple.pkpass");
    expect(response.headers.get("content-disposition")).toBe('attachment; filename="ticket.pkpass"');
    const pass = unzipPass(Buffer.from(await response.arrayBuffer()));
    const content = JSON.parse(String(pass.get("pass.json")));
    expect(content).toMatchObject({
      passTypeIdentifier: "pass.example.meydan.ticket",
      teamIdentifier: "A1B2C3D4E5",
      barcodes: [{ message: code }],
    });
    for (const id of ids) expect(JSON.stringify(content)).not.toContain(id);
  });

  test("the visitor is sent on to Google Wallet, with the pass in the address", async () => {
    site.productServer.on(call, { json: ticket });
    const response = await fetchFile(site.origin, "google-wallet");
    expect(response.status).toBe(303);
    expectPrivate(response);
    const location = response.headers.get("location") ?? "";
    expect(location).toMatch(/^https:\/\/pay\.google\.com\/gp\/v\/save\//);
    const { payload } = decodeJwt<{ payload: { eventTicketObjects: { barcode: { value: string } }[] } }>(
      location.split("/").at(-1) ?? "",
    );
    expect(payload.eventTicketObjects[0]?.barcode.value).toBe(code);
    for (const id of ids) expect(JSON.stringify(payload)).not.toContain(id);
  });

  test("both passes have the color of the event's image, once the ticket's page has shown it", async () => {
    const { default: sharp } = await import("sharp");
    const green = { r: 0, g: 90, b: 0 };
    const image = await sharp({ create: { width: 320, height: 200, channels: 3, background: green } })
      .png()
      .toBuffer();
    const url = `${site.productServer.origin}/green.png`;
    const background = { thumb: url, original: url };
    site.productServer.on("/green.png", { body: image, headers: { "content-type": "image/png" } });
    site.productServer.on(call, { json: ticketWith({ background }).json });
    const colors = async () => {
      const pass = unzipPass(Buffer.from(await (await fetchFile(site.origin, "apple-wallet.pkpass")).arrayBuffer()));
      const location = (await fetchFile(site.origin, "google-wallet")).headers.get("location") ?? "";
      const { payload } = decodeJwt<{ payload: { eventTicketClasses: { hexBackgroundColor: string }[] } }>(
        location.split("/").at(-1) ?? "",
      );
      const { backgroundColor } = JSON.parse(String(pass.get("pass.json")));
      return [backgroundColor, payload.eventTicketClasses[0]?.hexBackgroundColor];
    };
    const [, googleBefore] = await colors();
    expect(googleBefore).toBe(colorUnderWhite);
    const { document } = await fetchDocument(`${site.origin}${path}`);
    const shown = document.querySelector("main img")?.getAttribute("src") ?? "";
    expect((await fetch(site.origin + shown)).status).toBe(200);
    expect(await colors()).toEqual(["rgb(0,90,0)", "#005a00"]);
  });

  test("the page links to all of them, with its language, and says what Google gets", async () => {
    site.productServer.on(call, { json: ticket });
    const { document } = await fetchDocument(`${site.origin}${path}?lng=en`);
    for (const file of files) {
      const link = document.querySelector(`a[href="${path}/${file}?lng=en"]`);
      expect(link?.getAttribute("rel")).toBe("nofollow noreferrer");
    }
    expect(document.body.textContent).toContain("gives this ticket and its code to Google");
    expect(document.documentElement.outerHTML).not.toContain("pay.google.com");
  });

  test.each([
    ["over", { start_time: "2020-01-01T20:00:00+03:00", end_time: "2020-01-01T22:00:00+03:00" }],
    ["over, as far as one without an end can be", { start_time: "2020-01-01T20:00:00+03:00", end_time: null }],
  ])("an event that is %s is offered to neither calendar nor wallet", async (_name, past) => {
    site.productServer.on(call, { json: ticketWith(past).json });
    const { document } = await fetchDocument(`${site.origin}${path}`);
    expect(document.querySelectorAll("a[download], a[href*=calendar]")).toHaveLength(0);
  });

  test("without a start there is no calendar, without a code no wallet", async () => {
    const { ticket_uuid: _, ...withoutCode } = ticketWith({ start_time: null }).json;
    site.productServer.on(call, { json: withoutCode });
    for (const file of files) {
      const response = await fetchFile(site.origin, file);
      expect(response.status).toBe(404);
      expect(response.headers.get("referrer-policy")).toBe("no-referrer");
      expect(response.headers.get("cache-control")).toMatch(/no-store/);
    }
    const { document } = await fetchDocument(`${site.origin}${path}`);
    expect(document.querySelectorAll("a[download], a[href*=wallet]")).toHaveLength(0);
  });

  test.each([
    ["is missing", { status: 404 }],
    ["cannot be loaded", { status: 500 }],
  ])("where a ticket %s, its page says so", async (_name, behavior) => {
    site.productServer.on(call, behavior);
    for (const file of files) {
      const response = await fetchFile(site.origin, file, "?lng=en");
      expect(response.status).toBe(303);
      expectPrivate(response);
      expect(response.headers.get("location")).toBe(`${path}?lng=en`);
    }
  });

  test("invalid ids cause no call, and POST is refused", async () => {
    const response = await fetch(`${site.origin}/ticket/konser/a%20b/c/calendar.ics`, { redirect: "manual" });
    expect(response.headers.get("location")).toBe("/ticket/konser/a%20b/c");
    expect(site.productServer.calls).toEqual([]);
    expect((await fetch(`${site.origin}${path}/calendar.ics`, { method: "POST" })).status).toBe(405);
  });

  test("guesses of a ticket are limited at its files too, a ticket that exists is not", async () => {
    const statusOf = async (uuid: string) => {
      const headers = { "X-Forwarded-For": "192.0.2.1" };
      const url = `${site.origin}/ticket/konser/p/${uuid}/calendar.ics`;
      return (await fetch(url, { redirect: "manual", headers })).status;
    };
    for (let miss = 0; miss < 60; miss++) expect(await statusOf(`guess-${miss}`)).toBe(303);
    expect(await statusOf("guess-60")).toBe(429);
    site.productServer.on(productPaths.ticket("konser", "p", "mine"), { json: ticket });
    expect(await statusOf("mine")).toBe(200);
  });
});

test("without wallets, neither is offered nor there; the calendar is", async () => {
  const [origin, demoTicket] = [inject("demoOrigin"), pathOf("ticket")];
  const { document } = await fetchDocument(origin + demoTicket);
  expect(document.querySelectorAll("a[href*=wallet]")).toHaveLength(0);
  expect(document.body.textContent).not.toContain("Google Cüzdan");
  expect(document.querySelectorAll(`a[href^="${demoTicket}/calendar.ics"]`)).toHaveLength(1);
  for (const file of ["apple-wallet.pkpass", "google-wallet"]) {
    expect((await fetch(`${origin}${demoTicket}/${file}`, { redirect: "manual" })).status).toBe(404);
  }
});

describe("with a certificate that has expired", () => {
  const expired = createWalletCertificates({ notAfter: new Date("2026-06-01T00:00:00Z") });
  const site = startScriptedSite(() => ({
    LOG_LEVEL: "warn",
    APPLE_WALLET_CERTIFICATE: write("expired.pem", expired.certificate),
    APPLE_WALLET_KEY: write("expired-key.pem", expired.privateKey),
    APPLE_WALLET_ISSUER_CERTIFICATE: write("expired-wwdr.pem", expired.issuerCertificate),
  }));

  test("the site starts with a warning, and offers no pass", async () => {
    site.productServer.on(call, { json: ticket });
    expect(site.log()).toContain("Apple Wallet certificate expires");
    const { document } = await fetchDocument(`${site.origin}${path}`);
    expect(document.querySelectorAll("a[href*=wallet]")).toHaveLength(0);
    expect((await fetchFile(site.origin, "apple-wallet.pkpass")).status).toBe(404);
  });
});
