import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { UserText } from "./user-text.tsx";

test("an address opens apart, vouched for by nobody; markup stays text", () => {
  const html = renderToStaticMarkup(<UserText text={"<b>Bak</b>\nhttps://a.example/?x=1&y=2."} />);
  expect(html).toContain("&lt;b&gt;Bak&lt;/b&gt;\n");
  expect(html).toContain(
    'href="https://a.example/?x=1&amp;y=2" target="_blank" rel="ugc nofollow noopener noreferrer"',
  );
  expect(html).toContain('dir="auto"');
});

test("an empty line is a gap between paragraphs; other line breaks are kept", () => {
  const html = renderToStaticMarkup(<UserText text={"Bir\niki\n \n\nüç\n\n#dört"} />);
  expect(html.replace(/<i class="[^"]*">\n<\/i>/g, "|").replace(/<[^>]*>/g, "")).toBe("Bir\niki|üç|#dört");
});

test("a name within a text of the other direction keeps its sign in front", () => {
  const html = renderToStaticMarkup(<UserText text="مرحبا @ada" />);
  expect(html).toContain('<bdi translate="no">@ada</bdi>');
});

test("a range of digits stays in one line, and a number below zero with its word; other dashes break", () => {
  const html = renderToStaticMarkup(<UserText text="Kat: -2, 06.00–07.30, İzmir–Ankara" />);
  expect(html).toContain("Kat:\u00a0-2, 06.00–\u206007.30, İzmir–Ankara<");
});
