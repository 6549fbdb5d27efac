// @vitest-environment happy-dom

import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { i18nOf } from "#site/i18n/i18n.harness.tsx";
import { I18nContext } from "#site/i18n/i18n-context.tsx";
import { useCheckedForm } from "./use-checked-form.tsx";

afterEach(() => void vi.unstubAllGlobals());

const failed = vi.fn();
const fields = ["email"] as const;

function Form({ read }: { readonly read: Parameters<typeof useCheckedForm<"email">>[0]["read"] }) {
  const { form } = useCheckedForm<"email">({
    name: "x",
    action: "/form",
    fields,
    read,
    messages: { email: {} },
    formKey: "",
  });
  return <form data-testid="form" onSubmit={(event) => void form.onSubmit(event).catch(failed)} />;
}

/** @returns whether the browser sends the form itself */
function goesOut(read: Parameters<typeof Form>[0]["read"]): boolean {
  const i18n = i18nOf("en", true);
  render(
    <I18nContext value={i18n}>
      <Form read={read} />
    </I18nContext>,
  );
  return fireEvent.submit(screen.getByTestId("form"));
}

test("a form that is checked is not sent by the browser, too", () => {
  expect(goesOut(() => ({ ok: false, errors: {} }))).toBe(false);
});

test("a form whose check throws goes out as the plain form, and the error is not hidden", async () => {
  const error = new TypeError("URL.parse is not a function");
  expect(
    goesOut(() => {
      throw error;
    }),
  ).toBe(true);
  await expect.poll(() => failed.mock.calls).toEqual([[error]]);
});

test.each([
  ["FormData without iterators", () => vi.stubGlobal("FormData", class FormData {})],
  ["no AbortSignal", () => vi.stubGlobal("AbortSignal", undefined)],
  ["no fetch", () => vi.stubGlobal("fetch", undefined)],
])("with %s, a form goes out as the plain form", async (_name, lack) => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  lack();
  failed.mockReset();
  expect(goesOut(() => ({ ok: true }))).toBe(true);
  await expect.poll(() => failed.mock.calls).toHaveLength(1);
});

test("a form that is sent by script is not sent by the browser, too", () => {
  vi.stubGlobal("fetch", async () => new Response("{}"));
  expect(goesOut(() => ({ ok: true }))).toBe(false);
});
