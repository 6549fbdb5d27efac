import type { LegalBlock } from "#brand/legal-text.ts";
import { classNames } from "#site/components/class-names.ts";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import styles from "./legal-block-view.module.css";

interface LegalBlockViewProps {
  readonly block: LegalBlock;
  /** One below the heading that the block stands under. */
  readonly headingLevel?: "h2" | "h3";
}

/** One block of the owner's text. */
export function LegalBlockView({ block, headingLevel: Heading = "h3" }: LegalBlockViewProps) {
  if (typeof block === "string") {
    return (
      <p className={styles.paragraph}>
        <LinkedText text={block} />
      </p>
    );
  }
  switch (block.kind) {
    case "heading":
      return (
        <Heading id={block.id} className={styles.heading}>
          {block.text}
        </Heading>
      );
    case "list": {
      const List = block.isNumbered ? "ol" : "ul";
      return (
        <List className={styles.list}>
          {block.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed text; nothing is ever reordered
            <li key={index}>
              <LinkedText text={item} />
            </li>
          ))}
        </List>
      );
    }
    case "terms":
      return (
        <dl className={`stack-4 ${styles.terms}`}>
          {Object.entries(block.items).map(([term, text]) => (
            <div key={term}>
              <dt className="medium">{term}</dt>
              <dd>
                <LinkedText text={text} />
              </dd>
            </div>
          ))}
        </dl>
      );
    case "table":
      return <LegalTable {...block} />;
  }
}

/** A table that becomes a list of cards where it would be wider than the screen: each cell repeats its column. */
function LegalTable({ head, rows, ofNames }: Omit<Extract<LegalBlock, { kind: "table" }>, "kind">) {
  return (
    <table className={classNames(styles.table, ofNames && styles.ofNames)}>
      <thead>
        <tr>
          {head.map((column) => (
            <th key={column} className="medium muted" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first = "", ...others]) => (
          <tr key={first}>
            <th className="medium" scope="row">
              {first}
            </th>
            {others.map((cell, index) => (
              <td key={head[index + 1]} data-column={head[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A text with its links (brand/legal-text.ts). */
function LinkedText({ text }: { readonly text: string }) {
  const { link } = useI18n();
  return text.split(/(\[[^[\]]+\]\([^()]+\))/).map((part) => {
    const [, words, href = ""] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? [];
    if (words === undefined) return part;
    return (
      <a key={href} href={href.startsWith("/") ? link(href) : href}>
        {words}
      </a>
    );
  });
}
