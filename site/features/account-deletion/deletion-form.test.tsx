// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createI18n } from "#site/i18n/i18n.ts";
import { I18nContext } from "#site/i18n/i18n-context.tsx";
import { createTranslate } from "#site/i18n/translate.ts";
import { DeletionForm } from "./deletion-form.tsx";

const i18n = createI18n("en", createTranslate("en"), true);

function show(props: Parameters<typeof DeletionForm>[0]) {
  const { container } = render(
    <I18nContext value={i18n}>
      <DeletionForm {...props} />
    </I18nContext>,
  );
  return container.querySelector("form") as HTMLFormElement;
}

const fields = () => [screen.getByLabelText("E-mail"), screen.getByLabelText("Password")] as HTMLInputElement[];

async function fillAndSubmit() {
  const [email, password] = fields();
  await userEvent.type(email as HTMLInputElement, "somebody@example.com");
  await userEvent.type(password as HTMLInputElement, "very-secret");
  await userEvent.click(screen.getByRole("button", { name: "Delete Account" }));
}

const assign = vi.spyOn(location, "assign");

beforeEach(() => {
  assign.mockReset();
});
afterEach(cleanup);

test("each submit leads to the section within the page, and the fields keep what is typed", async () => {
  show({ leadsTo: "#request-by-mail", localeInUrl: "en" });
  await fillAndSubmit();
  await userEvent.click(screen.getByRole("button", { name: "Delete Account" }));
  expect(assign.mock.calls).toEqual([["#request-by-mail"], ["#request-by-mail"]]);
  expect(fields().map((field) => field.value)).toEqual(["somebody@example.com", "very-secret"]);
});

test("without script the form leads to the same section, keeps the locale and sends nothing that is typed", () => {
  const form = show({ leadsTo: "#request-by-mail", localeInUrl: "en" });
  expect([form.getAttribute("method"), form.getAttribute("action")]).toEqual(["get", "#request-by-mail"]);
  const named = [...form.querySelectorAll<HTMLInputElement>("[name]")];
  expect(named.map(({ type, name, value }) => [type, name, value])).toEqual([["hidden", "lng", "en"]]);
});

test("as observed, a submit does nothing", async () => {
  const form = show({});
  await fillAndSubmit();
  expect(form.getAttribute("method")).toBe("dialog");
  expect(form.hasAttribute("action")).toBe(false);
  expect(assign).not.toHaveBeenCalled();
  expect(fields().map((field) => field.value)).toEqual(["somebody@example.com", "very-secret"]);
});
