// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { keepTyped } from "./keep-typed.ts";

/** The page as the server has drawn it, once the script runs. */
function open(path = "/report"): HTMLFormElement {
  history.replaceState(null, "", path);
  document.body.innerHTML = `<nav id="languages"><a href="#en">English</a></nav><a id="home" href="#home">Home</a>
    <form method="post">
      <input type="hidden" name="key" value="of-this-page" />
      <input type="radio" name="kind" value="crime" /><input type="radio" name="kind" value="rules" />
      <textarea name="reason"></textarea>
      <input name="email" type="email" /><input name="password" type="password" />
      <input type="checkbox" name="faith" value="yes" />
    </form>`;
  const form = document.querySelector("form") as HTMLFormElement;
  keepTyped(document, form);
  return form;
}

const entries = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));
const field = (form: HTMLFormElement, selector: string) => form.querySelector(selector) as HTMLInputElement;

function fillIn(form: HTMLFormElement): void {
  field(form, "[value=rules]").checked = true;
  field(form, "[name=faith]").checked = true;
  field(form, "[name=reason]").value = "Bir sorun var.";
  field(form, "[name=email]").value = "ada@example.com";
  field(form, "[name=password]").value = "secret";
}

function leave(by?: string): void {
  if (by) document.querySelector<HTMLElement>(by)?.click();
  window.dispatchEvent(new Event("pagehide"));
}

beforeEach(() => {
  sessionStorage.clear();
  window.dispatchEvent(new Event("pageshow"));
});

test("what was typed is in the form in another language, but for the password, and nowhere after that", () => {
  fillIn(open());
  leave("#languages a");
  expect(sessionStorage.getItem("typed")).not.toContain("secret");
  expect(entries(open())).toEqual({
    key: "of-this-page",
    kind: "rules",
    reason: "Bir sorun var.",
    email: "ada@example.com",
    password: "",
    faith: "yes",
  });
  expect(sessionStorage).toHaveLength(0);
});

test.each(["ctrlKey", "metaKey", "shiftKey", "altKey"])(
  "a language that opens elsewhere (%s) keeps nothing here",
  (key) => {
    fillIn(open());
    document.querySelector("#languages a")?.dispatchEvent(new MouseEvent("click", { bubbles: true, [key]: true }));
    leave();
    expect(sessionStorage).toHaveLength(0);
  },
);

test("leaving for another page keeps nothing, nor does another page show it", () => {
  fillIn(open());
  leave("#home");
  expect(sessionStorage).toHaveLength(0);
  leave("#languages a");
  expect(entries(open("/delete-account"))).toMatchObject({ reason: "", email: "" });
  expect(sessionStorage).toHaveLength(0);
});
