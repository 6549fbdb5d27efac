// @vitest-environment happy-dom

import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { formKey, watchSending } from "#site/features/forms/form.harness.ts";
import { i18nOf } from "#site/i18n/i18n.harness.tsx";
import { I18nContext } from "#site/i18n/i18n-context.tsx";
import { ReportForm } from "./report-form.tsx";

const i18n = i18nOf("en", true);
const { fetch, assign } = watchSending();

function show(props: Partial<Parameters<typeof ReportForm>[0]> = {}) {
  const { container } = render(
    <I18nContext value={i18n}>
      <ReportForm origins={["https://www.meydan.example"]} keptFor="7 months" formKey={formKey} {...props} />
    </I18nContext>,
  );
  return container.querySelector("form") as HTMLFormElement;
}

const field = (form: HTMLFormElement, name: string) => form.querySelector<HTMLInputElement>(`[name="${name}"]`);
const type = (form: HTMLFormElement, name: string, value: string) =>
  fireEvent.change(field(form, name) as HTMLInputElement, { target: { value } });
const choose = (name: string) => fireEvent.click(screen.getByRole("radio", { name }));
const errorOf = (form: HTMLFormElement, name: string) => form.querySelector(`#report-${name}-error`)?.textContent;

test("says what becomes of what is typed, and for how long", () => {
  expect(show().textContent).toContain("for 7 months after the final decision");
});

test("a wrong address is reported with the site's host, when the report is sent", () => {
  const form = show();
  type(form, "about", "https://elsewhere.example/post/1");
  fireEvent.blur(field(form, "about") as HTMLElement);
  expect(errorOf(form, "about")).toBe("");
  fireEvent.submit(form);
  expect(errorOf(form, "about")).toContain("www.meydan.example");
});

test("a text that is too long is reported, not cut in silence where it is pasted", () => {
  const form = show();
  expect(field(form, "reason")?.hasAttribute("maxlength")).toBe(false);
  type(form, "reason", "a".repeat(5001));
  fireEvent.submit(form);
  expect(fetch).not.toHaveBeenCalled();
  expect(errorOf(form, "reason")).toMatch(/too long.* 5,000 /);
  expect(field(form, "reason")?.value).toHaveLength(5001);
  type(form, "reason", "a".repeat(5000));
  expect(errorOf(form, "reason")).toBe("");
});

test("who fears for a child gives no name, and is led to the receipt", async () => {
  fetch.mockResolvedValue(Response.json({ location: "/report/receipt?lng=en" }));
  const form = show();
  choose("A child’s safety");
  type(form, "reason", "A child is in danger.");
  fireEvent.click(screen.getByRole("checkbox"));
  fireEvent.submit(form);
  await expect.poll(() => assign.mock.calls).toEqual([["/report/receipt?lng=en"]]);
  expect(Object.fromEntries(fetch.mock.calls[0]?.[1]?.body as URLSearchParams)).toMatchObject({ kind: "child-safety" });
});

test("without a connection it says that nothing was sent; once something went out, that it may have arrived", async () => {
  fetch.mockRejectedValue(new TypeError("failed"));
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const form = show({ typed: { kind: "information", name: "Ada", email: "ada@example.com", reason: "Which data?" } });
  fireEvent.click(screen.getByRole("checkbox"));
  const says = (text: RegExp) => expect.poll(() => screen.getByRole("alert").textContent).toMatch(text);
  fireEvent.submit(form);
  await says(/nothing has been sent/);
  onLine.mockRestore();
  // A portal that wants a login answers in the site's place.
  fetch.mockResolvedValue(new Response("<html>Log in to the Wi-Fi</html>"));
  fireEvent.submit(form);
  await says(/may still have reached us.* counts only once/);
  const keys = fetch.mock.calls.map(([, init]) => (init?.body as URLSearchParams | undefined)?.get("key"));
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});
