// @vitest-environment happy-dom

import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, onTestFinished, test, vi } from "vitest";
import { formKey, watchSending } from "#site/features/forms/form.harness.ts";
import { htmlIn, i18nOf } from "#site/i18n/i18n.harness.tsx";
import { I18nContext } from "#site/i18n/i18n-context.tsx";
import { DeletionForm } from "./deletion-form.tsx";

const i18n = i18nOf("en", true);
const { fetch, assign } = watchSending();

function show(props: Partial<Parameters<typeof DeletionForm>[0]> = {}) {
  const { container } = render(
    <I18nContext value={i18n}>
      <DeletionForm days={30} formKey={formKey} {...props} />
    </I18nContext>,
  );
  return container.querySelector("form") as HTMLFormElement;
}

const email = () => screen.getByLabelText("Email");
const password = () => screen.getByLabelText("Password");
const deletion = () => screen.getByRole("radio", { name: "Delete my account" });
const confirm = () => screen.getByRole("checkbox");
const submit = () => userEvent.click(screen.getByRole("button"));
const errorOf = (field: HTMLElement) =>
  document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent ?? "";

async function fill() {
  await userEvent.type(email(), "ada@example.com");
  await userEvent.type(password(), "very-secret");
  await userEvent.click(deletion());
  await userEvent.click(confirm());
}

test("without script it posts the fields to its own page, in the language of the URL, and nothing is chosen", () => {
  const form = show();
  expect(form.method).toBe("post");
  expect(form.getAttribute("action")).toBe("/delete-account?lng=en");
  expect([...new FormData(form).keys()]).toEqual(["email", "password", "key"]);
});

test("an empty form is not sent: each field says what is missing, and the first has the focus", async () => {
  show();
  await submit();
  expect(fetch).not.toHaveBeenCalled();
  expect(errorOf(email())).toBe("Enter the email address of your account.");
  expect(errorOf(password())).toBe("Enter your password.");
  expect(errorOf(screen.getByRole("group"))).toBe("Choose what you’d like to do with your account.");
  expect(errorOf(confirm())).toBe("");
  expect(email().getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(deletion());
});

test("only a deletion must be confirmed, once it is chosen", async () => {
  show();
  await submit();
  await userEvent.click(deletion());
  expect(errorOf(screen.getByRole("group"))).toBe("");
  expect(errorOf(confirm())).toBe("Check the box to confirm the deletion.");
  await userEvent.click(screen.getByRole("radio", { name: "Deactivate my account" }));
  expect(errorOf(confirm())).toBe("");
});

test("a field is checked when the form is sent, not when it is left, and again while it is corrected", async () => {
  show();
  await userEvent.type(email(), "ada");
  await userEvent.tab();
  expect(errorOf(email())).toBe("");
  await submit();
  expect(errorOf(email())).toMatch(/isn’t an email address/);
  await userEvent.type(email(), "@example.com");
  expect(errorOf(email())).toBe("");
  expect(errorOf(password())).toBe("Enter your password.");
});

test("freezing needs no confirmation, and the answer leads on", async () => {
  fetch.mockResolvedValue(Response.json({ location: "/delete-account/receipt?lng=en" }));
  show();
  await userEvent.type(email(), "ada@example.com");
  await userEvent.type(password(), "very-secret");
  await userEvent.click(screen.getByRole("radio", { name: "Deactivate my account" }));
  await submit();
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect(new URL(String(url), "http://x").pathname).toBe("/delete-account");
  expect(init?.method).toBe("POST");
  expect(Object.fromEntries(init?.body as URLSearchParams)).toEqual({
    key: formKey,
    email: "ada@example.com",
    password: "very-secret",
    action: "freeze",
  });
  expect(assign.mock.calls).toEqual([["/delete-account/receipt?lng=en"]]);
});

test("it is sent once, however often the button is pressed, and says that it is being sent", async () => {
  let answer: (response: Response) => void = () => {};
  fetch.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const form = show();
  await fill();
  await submit();
  await submit();
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(form.getAttribute("aria-busy")).toBe("true");
  expect(screen.getByRole("button").textContent).toBe("Sending…");
  answer(Response.json({ location: "/there" }));
  await expect.poll(() => assign).toHaveBeenCalled();
});

test("a wrong password is reported beside its field, which gets the focus and keeps what was typed", async () => {
  fetch.mockResolvedValue(Response.json({ errors: { password: "wrong-credentials" } }, { status: 403 }));
  show();
  await fill();
  await submit();
  expect(errorOf(password())).toBe("The email address or the password is wrong.");
  expect(document.activeElement).toBe(password());
  expect((email() as HTMLInputElement).value).toBe("ada@example.com");
});

test("what concerns the whole request is beside the button and has the focus, so that a phone shows it", async () => {
  fetch.mockImplementation(async () => Response.json({ errors: { form: "unavailable" } }, { status: 503 }));
  const form = show();
  await fill();
  for (const _ of [1, 2]) {
    await submit();
    const alert = await screen.findByRole("alert");
    await expect.poll(() => document.activeElement).toBe(alert);
    expect(alert.nextElementSibling).toBe(form.querySelector("button"));
  }
});

test("without script, what concerns the whole request gets the focus with the page", () => {
  const html = htmlIn(i18n, <DeletionForm days={30} formKey={formKey} errors={{ form: "unavailable" }} />);
  expect(html).toMatch(/<p [^>]*role="alert"[^>]* autofocus=""/);
});

test("without script, a missing choice gets the focus with the page", () => {
  const html = htmlIn(i18n, <DeletionForm days={30} formKey={formKey} errors={{ action: "missing" }} />);
  expect(html).toMatch(/<input [^>]*autofocus=""[^>]* value="delete"/i);
  expect(html.match(/autofocus/gi)).toHaveLength(1);
});

test("a page that comes back after it was left can be sent again, and has no password", async () => {
  fetch.mockImplementation(async () => Response.json({ location: "/there" }));
  const form = show();
  await fill();
  await submit();
  await expect.poll(() => assign).toHaveBeenCalledTimes(1);
  expect((password() as HTMLInputElement).value).toBe("");
  await userEvent.type(password(), "typed while the next page loads");
  act(() => void window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })));
  expect(form.getAttribute("aria-busy")).toBe("false");
  expect((password() as HTMLInputElement).value).toBe("");
});

test("where the next page is stopped, the form can be sent again after a while", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  fetch.mockImplementation(async () => Response.json({ location: "/there" }));
  const form = show();
  await fill();
  await submit();
  await expect.poll(() => assign).toHaveBeenCalledTimes(1);
  expect(form.getAttribute("aria-busy")).toBe("true");
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(form.getAttribute("aria-busy")).toBe("false");
});

test.each([
  ["no connection", () => Promise.reject(new TypeError("failed"))],
  ["a page of something in between", () => Promise.resolve(new Response("<html>", { status: 502 }))],
  ["an answer of another shape", () => Promise.resolve(Response.json(["location"]))],
])("%s is reported", async (_, answer) => {
  fetch.mockImplementation(answer);
  show();
  await fill();
  await submit();
  expect((await screen.findByRole("alert")).textContent).toMatch(/We didn’t get a response/);
  expect(assign).not.toHaveBeenCalled();
});

test("a form that the server has refused shows its errors, what was typed and never the password", () => {
  show({ errors: { password: "wrong-credentials" }, typed: { email: "ada@example.com", action: "restore" } });
  expect((email() as HTMLInputElement).value).toBe("ada@example.com");
  expect((password() as HTMLInputElement).value).toBe("");
  expect((screen.getByRole("radio", { name: "Restore my account" }) as HTMLInputElement).checked).toBe(true);
  expect(errorOf(password())).toBe("The email address or the password is wrong.");
});
