import { expect, test } from "vitest";
import { rememberedMarkup } from "./remembered-markup.ts";

/** @returns whether a component is rendered once for two requests with these properties */
function isRemembered(one: Readonly<Record<string, unknown>>, other = one): boolean {
  const component = () => null;
  let renderings = 0;
  const render = () => {
    renderings += 1;
    return `<p>${renderings}</p>`;
  };
  const first = rememberedMarkup(component, one, render);
  return rememberedMarkup(component, other, render) === first;
}

const language = Object.freeze({ code: "tr" });

test.each([{}, { language, open: true, here: "" }, { t: Object.freeze(() => ""), here: undefined }])(
  "what is the same for everybody is rendered once: %o",
  (properties) => expect(isRemembered(properties)).toBe(true),
);

test.each([{ uuid: "6f1b" }, { count: 3 }, { language, post: { uuid: "6f1b" } }, { list: [1] }, { by: Symbol("x") }])(
  "what may be somebody's is remembered nowhere: %o",
  (properties) => expect(isRemembered(properties)).toBe(false),
);

test.each([
  [{ language }, { language: Object.freeze({ code: "tr" }) }],
  [{ open: true }, { open: false }],
  [{ open: true }, { shut: true }],
  [{ here: "" }, { here: undefined }],
  [{ language }, {}],
])("other properties have markup of their own: %o, %o", (one, other) => expect(isRemembered(one, other)).toBe(false));

test("and so has another component", () => {
  rememberedMarkup(Object.freeze({}), {}, () => "one");
  expect(rememberedMarkup(Object.freeze({}), {}, () => "other")).toBe("other");
});
