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

/**
 * Prints a page, as the browser's print dialog does, and returns its sheets.
 *
 * @param format of the paper, for a page that does not name a size of its own
 */
export async function printSheets(page: Page, format?: "Letter"): Promise<Sheet[]> {
  const pdf = await page.pdf(format ? { format } : { preferCSSPageSize: true });
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
