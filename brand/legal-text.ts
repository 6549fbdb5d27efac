/** Text, or a list of text and links. Links that begin with `/` stay on this site. */
export type LegalText = string | readonly (string | { readonly text: string; readonly href: string })[];

export type LegalBlock =
  | { readonly kind: "paragraph"; readonly text: LegalText }
  | { readonly kind: "heading"; readonly id: string; readonly text: string }
  | {
      readonly kind: "list";
      readonly items: readonly LegalText[];
      /** Whether the items are numbered, so that a decision can name one. */
      readonly isNumbered?: boolean;
    }
  | { readonly kind: "terms"; readonly items: readonly { readonly term: string; readonly text: LegalText }[] }
  | {
      readonly kind: "table";
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
      /** Whether the first column has names of cookies and the like, which are set as code and never wrapped. */
      readonly ofNames?: boolean;
    };
