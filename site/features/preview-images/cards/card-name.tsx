import type { ReactNode } from "react";
import type { CardPerson } from "#site/features/preview-images/preview-card.ts";
import { isolated } from "#site/features/preview-images/text/text-direction.ts";
import { cut } from "./boxes.ts";
import { color } from "./card-colors.ts";

interface CardNameProps {
  readonly person: CardPerson;
  /** Font sizes in pixels. */
  readonly size: { readonly name: number; readonly handle: number };
  /** Maximum number of lines of the name. */
  readonly lines?: number;
  /** Shown below. */
  readonly children?: ReactNode;
}

/** A person's name and handle, shown beside the avatar. */
export function CardName({ person, size, lines = 1, children }: CardNameProps) {
  return (
    <div style={{ display: "flex", flexDirection: "column", flexGrow: 1, flexShrink: 1, minWidth: 0 }}>
      <div
        style={{
          ...cut,
          fontSize: size.name,
          lineHeight: 1.26,
          fontWeight: 700,
          lineClamp: lines,
          textWrap: "balance",
        }}
      >
        {isolated(person.name)}
      </div>
      {!!person.handle && (
        <div style={{ ...cut, fontSize: size.handle, lineHeight: 1.35, lineClamp: 1, color: color("text-muted") }}>
          {isolated(person.handle)}
        </div>
      )}
      {children}
    </div>
  );
}
