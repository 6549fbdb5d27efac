import { PDFiumLibrary } from "@hyzyla/pdfium";
import type { Page } from "@playwright/test";
import sharp from "sharp";

export interface Sheet {
  readonly text: string;
  /** Millimeters. */
  readonly size: { readonly width: number; readonly height: number };
  /** As a printer puts it on paper, at 144 dpi. */
  readonly picture: Buffer;
}

/** 144 dpi. */
const pixelsPerPoint = 2;
const millimetersPerPixel = 25.4 / 72 / pixelsPerPoint;

/** How many sheets a page fills that does not name a size of its own. */
export async function countSheets(page: Page, format: "A4" | "Letter"): Promise<number> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(await page.pdf({ format }));
  const count = document.getPageCount();
  document.destroy();
  library.destroy();
  return count;
}

/** Prints a page, as the browser's print dialog does, and returns its sheets. */
export async function printSheets(page: Page): Promise<Sheet[]> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const sheets: Sheet[] = [];
  for (const sheet of document.pages()) {
    // First: rendering closes the page.
    const text = sheet.getText();
    const { width, height, data } = await sheet.render({ scale: pixelsPerPoint, render: "bitmap" });
    const picture = await sharp(data, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer();
    sheets.push({
      text,
      size: { width: width * millimetersPerPixel, height: height * millimetersPerPixel },
      picture,
    });
  }
  document.destroy();
  library.destroy();
  return sheets;
}
