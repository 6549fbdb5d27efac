import { messages } from "#statistics/messages.ts";
import type { Table } from "#statistics/tables.ts";

interface DataTableProps {
  readonly table: Table;
  /** Behind a plot, opened on request. */
  readonly isFolded?: boolean;
}

/** A table that scrolls sideways where the screen is narrow, by keyboard too. */
export function DataTable({ table, isFolded = false }: DataTableProps) {
  if (table.rows.length === 0) return null;
  const { title, columns, rows } = table;
  const name = messages.table(title);
  const content = (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="scroll" aria-label={name} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map((column, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same heading
              <th scope="col" key={index}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...cells]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {cells.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other name
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
  if (!isFolded) return content;
  return (
    <details>
      <summary className="accent touch-line">{name}</summary>
      {content}
    </details>
  );
}
