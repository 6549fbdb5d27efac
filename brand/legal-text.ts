import { brand } from "./brand.ts";

/** Text, or a list of text and links. Links that begin with `/` stay on this site. */
export type LegalText = string | readonly (string | { readonly text: string; readonly href: string })[];

/** A text alone is a paragraph. */
export type LegalBlock =
  | LegalText
  | { readonly kind: "heading"; readonly id: string; readonly text: string }
  | {
      readonly kind: "list";
      readonly items: readonly LegalText[];
      /** Whether the items are numbered, so that a decision can name one. */
      readonly isNumbered?: boolean;
    }
  | { readonly kind: "terms"; readonly items: Readonly<Record<string, LegalText>> }
  | {
      readonly kind: "table";
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
      /** Whether the first column has names of cookies and the like, which are set as code and never wrapped. */
      readonly ofNames?: boolean;
    };

/** A link to the owner's mailbox. */
export const mail = { text: brand.contactEmail, href: `mailto:${brand.contactEmail}` };

/** @param id its URL fragment */
export const heading = (id: string, text: string) => ({ kind: "heading", id, text }) as const;

export const list = (...items: readonly LegalText[]) => ({ kind: "list", items }) as const;

/** What each term means. */
export const terms = (items: Readonly<Record<string, LegalText>>) => ({ kind: "terms", items }) as const;
